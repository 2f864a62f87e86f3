/** Names for the parts of the wire that the schema leaves unnamed. */

import type { Act, Hello, Ping, SeatView, TableView, Wire } from "./wire";

export type ClientMessage = Wire["request"];
export type ServerMessage = Wire["reply"];
/** What has an id and is answered by `ack` or `refuse`. */
export type Command = Exclude<ClientMessage, Hello | Ping>;
export type ActKind = Act["kind"];
export type Phase = TableView["phase"];
export type Did = SeatView["did"];
