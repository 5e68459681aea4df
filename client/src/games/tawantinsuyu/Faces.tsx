/** Faces of cards, buildings and statues. */

import { useContext } from "preact/hooks";
import { marks, rowWidth } from "./bonus.ts";
import { BonusRow, INK, LINEN, OUTLINE, Points, Say, Use } from "./Marks.tsx";
import { memo } from "../../look/memo.ts";
import { Least } from "../../look/type.tsx";
import type { View } from "./view.ts";

export const GOD_TINT: Record<string, string> = {
  inti: "#b5452c",
  quilla: "#3d4f7c",
  illapa: "#5a5f73",
  pachamama: "#7a4a2a",
  cocha: "#1f7f94",
  viracocha: "#6b3f73",
};

const Face = ({ tint }: { tint: string }) => (
  <>
    <rect width="72" height="104" rx="8" fill="#f8efd9" {...INK} />
    <rect x="5" y="5" width="62" height="62" rx="5" fill={tint} />
    <path d="M5 58h62M5 62.5h62" stroke="#f2b632" stroke-width="1.5" stroke-dasharray="4 3" opacity=".8" />
  </>
);

/** A god card in the hand: 72 × 104. */
export function GodCard({ card, view }: { card: string; view: View }) {
  const { god, bonus } = view.printed.cards[card]!;
  return (
    <>
      <Face tint={GOD_TINT[god]!} />
      <Use name={`god-${god}`} x={36} y={32} size={46} />
      <BonusRow words={bonus} x={36} y={85} size={24} width={62} />
    </>
  );
}

export function ArmyCard({ card, view }: { card: string; view: View }) {
  const { soldiers, bonus } = view.printed.army[card]!;
  return (
    <>
      <Face tint="#8f2f24" />
      {soldiers > 1 ? (
        <>
          <Use name="soldier" x={22} y={32} size={36} />
          <Use name="soldier" x={50} y={32} size={36} />
        </>
      ) : (
        <Use name="soldier" x={36} y={32} size={44} />
      )}
      <BonusRow words={bonus} x={36} y={85} size={24} width={62} />
    </>
  );
}

/** A god card of the altar: 27 × 37. */
export const MiniGod = ({ god }: { god: string }) => (
  <>
    <rect width="27" height="37" rx="4" fill="#f8efd9" {...INK} />
    <rect x="2.5" y="2.5" width="22" height="32" rx="2.5" fill={GOD_TINT[god]} />
    <Use name={`god-${god}`} x={13.5} y={18.5} size={21} />
  </>
);
export const Back = ({ kind }: { kind: "god" | "army" }) => (
  <>
    <rect width="27" height="37" rx="4" fill={kind === "god" ? "#4b2c5e" : "#7c241b"} {...INK} />
    <rect x="3" y="3" width="21" height="31" rx="2.5" fill="none" stroke="#f2b632" stroke-width="1.2" />
    <Use name={kind === "god" ? "ceremony" : "soldier"} x={13.5} y={18.5} size={18} />
  </>
);

/** An army card before a player: 36 × 52. */
export function Troop({ soldiers, up }: { soldiers: number; up: boolean }) {
  if (!up)
    return (
      <>
        <rect width="36" height="52" rx="5" fill="#6d5c45" {...INK} />
        <rect
          x="4"
          y="4"
          width="28"
          height="44"
          rx="3"
          fill="none"
          stroke="#d9c9a4"
          stroke-width="1.3"
          stroke-dasharray="4 3"
        />
        <Use name="soldier" x={18} y={18} size={20} opacity={0.35} />
        <Use name="restore" x={18} y={35} size={20} />
      </>
    );
  return (
    <>
      <rect width="36" height="52" rx="5" fill="#8f2f24" {...INK} />
      <rect x="3.5" y="3.5" width="29" height="45" rx="3" fill="none" stroke="#f2b632" stroke-width="1.2" />
      {soldiers > 1 ? (
        <>
          <Use name="soldier" x={12.5} y={20} size={21} />
          <Use name="soldier" x={23.5} y={33} size={21} />
        </>
      ) : (
        <Use name="soldier" x={18} y={26} size={27} />
      )}
    </>
  );
}

/** What sets a permanent building off, and what it gives. */
const SIGNS: Record<string, [string, string]> = {
  Z01: ["worker", "worker-courier"],
  Z02: ["worker", "worker-priest"],
  Z03: ["worker-warrior", "restore"],
  Z04: ["weaving", "trade"],
  Z05: ["worker-craftsman", "worker-architect"],
  Z06: ["ceremony", "potato"],
  Z07: ["stairs", "vp"],
  Z08: ["weaving", "plus"],
  Z09: ["weaving", "vp"],
  Z10: ["ceremony", "stone"],
  Z11: ["offering", "weaving"],
  Z12: ["gold", "temple-up"],
  Z13: ["conquest", "soldier"],
  Z14: ["worker-warrior", "plus"],
  Z15: ["gold", "stone"],
  Z16: ["produce", "restore"],
  Z17: ["conquest", "gold"],
  Z18: ["restore", "army-card"],
  Z19: ["potato", "god-card"],
  Z20: ["potato", "plus"],
};

function Sign({ id, x, y, size }: { id: string; x: number; y: number; size: number }) {
  const [from, to] = SIGNS[id] ?? ["building-permanent", "vp"];
  return (
    <>
      <Use name={from} x={x - 16} y={y} size={size} />
      <path d={`M${x - 3} ${y - 4}l5 4-5 4`} fill="none" stroke={OUTLINE} stroke-width="2" />
      {to === "plus" ? (
        <Points x={x + 16} y={y} size={size + 1} n="+" />
      ) : (
        <Use name={to} x={x + 16} y={y} size={size} />
      )}
    </>
  );
}

/** What production gives: many ways in two rows, or just their kinds where the figures would not be legible. */
function Yield({ words, y, size }: { words: readonly string[]; y: number; size: number }) {
  const least = useContext(Least);
  const last = words.lastIndexOf("/");
  if (words.indexOf("/") === last) return <BonusRow words={words} x={31} y={y} size={size} width={56} />;
  const cut = words.lastIndexOf("/", words.length / 2 + 1) + 1;
  const rows = [words.slice(0, cut), words.slice(cut)];
  if (rows.every((row) => rowWidth(marks(row), size * 0.6, least) <= 58))
    return (
      <>
        <BonusRow words={rows[0]!} x={31} y={y - 6.5} size={size * 0.6} width={58} />
        <BonusRow words={rows[1]!} x={31} y={y + 6.5} size={size * 0.6} width={58} />
      </>
    );
  const ways = marks(words.slice(0, last + 2)).flatMap((mark) => ("icon" in mark ? [mark.icon] : []));
  const besides = words.slice(last + 2);
  const x = besides.length ? 17 : 31;
  return (
    <>
      {ways.map((icon, i) => (
        <Use key={icon} name={icon} x={x + (i % 2 ? 6.5 : -6.5)} y={y + (i < 2 ? -6.2 : 6.2)} size={12} />
      ))}
      {besides.length > 0 && <BonusRow words={besides} x={46} y={y} size={size * 0.8} width={26} />}
    </>
  );
}

interface BuildingProps {
  id: string;
  cost: readonly string[];
  gives: readonly string[];
  up?: boolean;
  priced?: boolean;
}

/**
 * A building, 62 × 74: production is straw and earth with its yield, permanent is stone; face down it shows its back.
 */
export const Building = memo(function Building({ id, cost, gives, up = true, priced = true }: BuildingProps) {
  const production = id.startsWith("P");
  if (!up)
    return (
      <>
        <rect width="62" height="74" rx="6" fill="#6d5c45" {...INK} />
        <path d="M6 6h50v62H6Z" fill="none" stroke="#d9c9a4" stroke-width="1.4" stroke-dasharray="4 3" />
        <Use name="building-production" x={31} y={26} size={26} opacity={0.35} />
        <Use name="restore" x={31} y={48} size={24} />
      </>
    );
  return (
    <>
      <rect width="62" height="74" rx="6" fill="#f6ecd3" {...INK} />
      <path d="M1 7q0-6 6-6h48q6 0 6 6v23H1Z" fill={production ? "#c99b45" : "#a79d89"} />
      <path d="M1 30h60" stroke={OUTLINE} stroke-width="1.4" />
      <Use name={production ? "building-production" : "building-permanent"} x={20} y={17} size={28} />
      <Say x={57} y={15} anchor="end" size={11} weight={800} fill="#2b1b12">
        {id}
      </Say>
      {production ? (
        <Yield words={gives} y={priced ? 43 : 52} size={priced ? 20 : 28} />
      ) : (
        <Sign id={id} x={31} y={priced ? 43 : 52} size={priced ? 20 : 24} />
      )}
      {priced && (
        <>
          <path d="M1 56h60v11q0 6-6 6H7q-6 0-6-6Z" fill="#3a2a1e" />
          <BonusRow words={cost} x={31} y={65} size={13} width={52} ink={LINEN} />
        </>
      )}
    </>
  );
});

/** A statue, 42 × 54. */
export const Statue = ({ god, size }: { god: string; size: string }) => (
  <>
    <Use name={`statue-${size}`} x={19} y={size === "large" ? 27 : 31} size={size === "large" ? 46 : 36} />
    <Use name={`god-${god}`} x={29} y={43} size={20} />
  </>
);
