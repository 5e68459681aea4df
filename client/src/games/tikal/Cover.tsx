/** The lobby's picture of the game: a temple over the trees, and somebody who has come to look for it. 320 × 190. */

import { Leaf, Pyramid, Ridge } from "../../look/scenery.tsx";

export function Cover() {
  return (
    <>
      <rect width="320" height="190" fill="#f3c36b" />
      <rect width="320" height="95" fill="#ee9d55" opacity=".55" />
      <circle cx="226" cy="70" r="40" fill="#fff0c2" />
      <Ridge y={112} rise={8} step={26} colour="#9db56a" seed={3} />
      <Ridge y={124} rise={10} step={22} colour="#6f9a52" seed={5} />
      <Pyramid
        x={130}
        foot={152}
        width={132}
        levels={7}
        height={94}
        stone={{ light: "#e9dcb8", dark: "#b7a47a", house: "#c4412c" }}
      />
      <Ridge y={146} rise={11} step={24} colour="#3e7a3e" seed={2} />
      <Ridge y={164} rise={12} step={30} colour="#27592f" seed={9} />
      <Leaf x={20} y={196} turn={24} size={1.5} colour="#1c4a29" />
      <Leaf x={-2} y={190} turn={52} size={1.4} colour="#2d6b36" />
      <Leaf x={300} y={200} turn={-24} size={1.7} colour="#1c4a29" />
      <Leaf x={326} y={196} turn={-52} size={1.5} colour="#2d6b36" />
      <Leaf x={272} y={204} turn={-8} size={1.1} colour="#357a3c" />
      <use href="#i-explorer" x="204" y="120" width="44" height="44" style="--seat:#1c74b8" />
    </>
  );
}
