import "./styles/tokens.css";
import "./styles/components.css";
import "./styles/app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { openSocket, session } from "./net/session";
import { Room, type Doors } from "./room/room.svelte";

async function doors(): Promise<Doors> {
  const mock = new URLSearchParams(location.search).get("mock");
  if (import.meta.env.DEV && mock) return (await import("./mock/doors")).mockDoors(mock);
  return { session, openSocket };
}

const target = document.getElementById("app");
if (!target) throw new Error("The page has no #app.");
mount(App, { target, props: { room: new Room(await doors()) } });
