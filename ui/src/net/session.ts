/** Who sits at this browser: a cookie the page cannot read, and a name it shows. */

import type { You } from "../wire";

export interface Session {
  /** Enters under a name; null if the room refuses. */
  enter(name: string): Promise<You | null>;
}

export const session: Session = {
  async enter(name) {
    const answer = await fetch("/api/enter", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ name }),
    });
    return answer.ok ? ((await answer.json()) as You) : null;
  },
};

/** The room's WebSocket, on the host the page came from. */
export function openSocket(): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws`);
}
