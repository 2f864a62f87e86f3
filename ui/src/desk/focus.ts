/** Where one works on when what one pressed is gone: nobody is thrown back to the top of the page. */

const PRESSABLE = "button:not(:disabled), a[href], summary";

/** An element and all it stood in, the innermost first. */
type Path = readonly Element[];

/** The way from an element up to the page. */
export function pathOf(element: Element | null): Path {
  const path: Element[] = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}

/** Goes back to the innermost of a path that is still there, or to what can be pressed in it. */
export function goBack(path: Path): void {
  for (const element of path) {
    if (!element.isConnected) continue;
    const found = element === path[0] ? element : element.querySelector(PRESSABLE);
    if (!(found instanceof HTMLElement)) continue;
    found.focus({ preventScroll: true });
    if (document.activeElement === found) return;
  }
}

/**
 * Follows where one works; the function returned is called when the page may have lost that place.
 * While a dialog is open it sees to this itself.
 */
export function keepingPlace(): { recover: () => void; stop: () => void } {
  let path: Path = [];
  const moved = (event: FocusEvent) => (path = pathOf(event.target as Element));
  /** Who leaves the place on purpose, by a press beside it, is not taken back. */
  const pressed = (event: PointerEvent) => {
    if (!(event.target as Element).closest(`${PRESSABLE}, input, select, label`)) path = [];
  };
  addEventListener("focusin", moved);
  addEventListener("pointerdown", pressed);
  return {
    recover: () => {
      const isLost = !document.activeElement || document.activeElement === document.body;
      if (isLost && path[0] && !path[0].isConnected) goBack(path);
    },
    stop: () => {
      removeEventListener("focusin", moved);
      removeEventListener("pointerdown", pressed);
    },
  };
}
