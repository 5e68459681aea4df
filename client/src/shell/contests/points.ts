/** Points of a contest: shared places give fractions. */

import { lang } from "../settings.ts";

export const points = (n: number): string => n.toLocaleString(lang.value, { maximumFractionDigits: 1 });
