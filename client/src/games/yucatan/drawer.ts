/** Whose settlement lies open in the drawer: −1 for none. */

import { signal } from "@preact/signals";

export const opened = signal(-1);
