/** My friends, asked for when somebody wants to see them. */

import { signal } from "@preact/signals";
import type { Friend, InvitedTable } from "../../wire.ts";
import { api } from "../api.ts";
import { me } from "../games.ts";

export const friends = signal<Friend[]>([]);

export const of = (state: Friend["state"]): Friend[] => friends.value.filter((friend) => friend.state === state);

export function askFriends(): void {
  if (me.peek()?.known)
    void api.friends().then(
      (found) => (friends.value = found),
      () => undefined,
    );
}

/** The tables to which friends ask me. */
export const invited = signal<InvitedTable[]>([]);

export function askInvited(): void {
  if (me.peek()?.known)
    void api.invitedTo().then(
      (found) => (invited.value = found),
      () => undefined,
    );
}
