/** Type in a drawing is never smaller than can be read, whatever the drawing is scaled by. */

import { createContext, type JSX } from "preact";
import { useContext } from "preact/hooks";

/** Pixels on the screen; on a phone's view of a whole board, from which one goes on to look closer, fewer will do. */
export const READABLE = 11;
export const GLANCED = 9;

/** The least size of type, in units of the drawing or of the part of it that is scaled on its own. */
export const Least = createContext(0);

export const useType = (size: number): number => Math.max(size, useContext(Least));

export function Type({ size, ...rest }: { size: number } & JSX.IntrinsicElements["text"]) {
  return <text font-size={useType(size)} {...rest} />;
}
