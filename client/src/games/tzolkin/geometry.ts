/** Where things are around the wheel: one module for all gears, so that they really mesh. */

export type Point = readonly [x: number, y: number];

export interface Gear {
  name: string;
  teeth: number;
  /** The last space in sight; behind it two teeth run under the calendar. */
  last: number;
  /** The highest numbered action; spaces behind it are for any action. */
  actions: number;
  /** The calendar's tooth, counted from the top, that stands between the gear's two hidden teeth. */
  mesh: number;
  colour: string;
  deep: string;
  icon: string;
}

export const GEARS: readonly Gear[] = [
  { name: "palenque", teeth: 10, last: 7, actions: 5, mesh: -8, colour: "#5b9a45", deep: "#2f5f26", icon: "corn" },
  { name: "yaxchilan", teeth: 10, last: 7, actions: 5, mesh: 8, colour: "#9a683f", deep: "#5a3719", icon: "wood" },
  {
    name: "tikal",
    teeth: 10,
    last: 7,
    actions: 5,
    mesh: 3,
    colour: "#c24a30",
    deep: "#7a2415",
    icon: "building-permanent",
  },
  { name: "uxmal", teeth: 10, last: 7, actions: 5, mesh: -3, colour: "#dfa22c", deep: "#8d5f0c", icon: "exchange" },
  {
    name: "chichen_itza",
    teeth: 13,
    last: 10,
    actions: 9,
    mesh: 13,
    colour: "#3a7ab0",
    deep: "#1d4a73",
    icon: "skull",
  },
];

export const CALENDAR = { teeth: 26, r: 172 };
export const TOOTH_OUT = 11;
export const TOOTH_IN = 12.5;
export const RING_IN = 15;
const BAND = 3; // of the gear's colour, along the outer rim
/** The wheel with everything around it. */
export const WHEEL = { x: -352, y: -311, w: 704, h: 724 };

export const tenth = (n: number): number => Math.round(n * 10) / 10 || 0;

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [tenth(radius * Math.cos(angle)), tenth(radius * Math.sin(angle))];
}

export const pitch = (teeth: number): number => 360 / teeth;
export const gearNamed = (name: string): Gear => GEARS.find((gear) => gear.name === name) ?? GEARS[0]!;
export const pitchRadius = (gear: Gear): number => (CALENDAR.r * gear.teeth) / CALENDAR.teeth;
/** The direction from the calendar to a gear. */
export const meshAngle = (gear: Gear): number => -90 + gear.mesh * pitch(CALENDAR.teeth);
/** How far the ring of spaces reaches; Chichen Itza has more to print. */
export const ringOut = (gear: Gear): number => (gear.teeth > 10 ? 65 : 60);
export const gearCenter = (gear: Gear): Point => polar(CALENDAR.r + pitchRadius(gear), meshAngle(gear));
/** A calendar tooth stands between the two hidden teeth; space 0 is one and a half teeth on, clockwise. */
export const spaceAngle = (gear: Gear, space: number): number =>
  meshAngle(gear) + 180 + (1.5 + space) * pitch(gear.teeth);

/** Where a worker on a space stands, seen from the wheel's middle. */
export function workerPlace(gear: Gear, space: number): Point {
  const [cx, cy] = gearCenter(gear);
  const [x, y] = polar(pitchRadius(gear) + 2, spaceAngle(gear, space));
  return [tenth(cx + x), tenth(cy + y)];
}

/** How far a gear has turned after so many days: clockwise, against the calendar. */
export const gearTurn = (gear: Gear, days: number): number => days * pitch(gear.teeth);
export const calendarTurn = (days: number): number => -days * pitch(CALENDAR.teeth);

/** The tooth under a space after so many days: it stays the same while its rider is carried on. */
export const toothOf = (gear: Gear, space: number, days: number): number =>
  (((space - days) % gear.teeth) + gear.teeth) % gear.teeth;

const join = (at: Point): string => at.join(" ");

/** A piece of a ring, as a path. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const wide = to - from > 180 ? 1 : 0;
  return `M${join(polar(outer, from))}A${outer} ${outer} 0 ${wide} 1 ${join(polar(outer, to))}L${join(polar(inner, to))}A${inner} ${inner} 0 ${wide} 0 ${join(polar(inner, from))}Z`;
}

/** The stone of a space in the ring around its gear. */
export function spacePath(gear: Gear, space: number, gap = 0.9): string {
  const [r, p, a] = [pitchRadius(gear), pitch(gear.teeth), spaceAngle(gear, space)];
  return sector(r + RING_IN, r + ringOut(gear), a - p / 2 + gap, a + p / 2 - gap);
}

/** How wide something so high may be that is centred on a point of a space, seen from the gear's middle. */
export function roomAt(gear: Gear, space: number, [x, y]: Point, high: number): number {
  const [r, p, a] = [pitchRadius(gear), pitch(gear.teeth), spaceAngle(gear, space)];
  const inside = (px: number, py: number): boolean => {
    const [far, turn] = [Math.hypot(px, py), (Math.atan2(py, px) * 180) / Math.PI - a];
    const off = ((((turn + 180) % 360) + 360) % 360) - 180;
    const edge = far * Math.sin(((p / 2 - Math.abs(off)) * Math.PI) / 180);
    return far > r + RING_IN && far < r + ringOut(gear) - BAND && edge > 0;
  };
  let half = 36;
  while (half > 8 && ![-half, half].every((dx) => inside(x + dx, y - high / 2) && inside(x + dx, y + high / 2))) half--;
  return 2 * half;
}

/** The outline of a gear: trapezoid teeth around the pitch circle, the first one at angle 0. */
export function gearPath(teeth: number, r: number): string {
  const [p, tip, root] = [pitch(teeth), r + TOOTH_OUT, tenth(r - TOOTH_IN)];
  let d = "";
  for (let i = 0; i < teeth; i++) {
    const put = (radius: number, off: number) => join(polar(radius, (i + off) * p));
    d += `${i ? `A${root} ${root} 0 0 1 ` : "M"}${put(root, -0.33)}L${put(r, -0.25)}L${put(tip, -0.145)}A${tip} ${tip} 0 0 1 ${put(tip, 0.145)}L${put(r, 0.25)}L${put(root, 0.33)}`;
  }
  return `${d}A${root} ${root} 0 0 1 ${join(polar(root, -0.33 * p))}Z`;
}

/** One tooth of a wheel with the piece of rim behind it. */
export function toothPath(teeth: number, r: number, i: number, inner: number): string {
  const p = pitch(teeth);
  const put = (radius: number, off: number) => join(polar(radius, (i + off) * p));
  return `M${put(inner, -0.38)}L${put(r - TOOTH_IN, -0.33)}L${put(r, -0.25)}L${put(r + TOOTH_OUT, -0.145)}L${put(r + TOOTH_OUT, 0.145)}L${put(r, 0.25)}L${put(r - TOOTH_IN, 0.33)}L${put(inner, 0.38)}Z`;
}

/** The day on a tooth of the calendar: the first tooth comes round again on day 27. */
export const dayOfTooth = (i: number, today: number): number => (i === 0 && today > 14 ? 27 : i + 1);

/** The days on which a quick-action tile is to be had: two each, the last of an age until its end. */
export function daysOfQuick(place: number): [first: number, last: number] {
  if (place < 7) return [2 * place + 1, 2 * place + 2];
  return [15 + 2 * (place - 7), place === 12 ? 27 : 16 + 2 * (place - 7)];
}
