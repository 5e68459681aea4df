/** What lies around the hill, each part where the layout has a place for it. */

import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { Least } from "../../look/type.tsx";
import { Region, Temple } from "./Empire.tsx";
import type { Layout, Part, Place } from "./layout.ts";
import { Altar, Market, Statues, Weavings } from "./Stock.tsx";
import type { View } from "./view.ts";
import { Casualties, Nomads, Village } from "./Village.tsx";

interface Props {
  view: View;
}

/** All parts the layout has a place for. */
export function Parts({ parts, view }: Props & { parts: Layout["parts"] }) {
  const least = useContext(Least);
  const put = (part: Part, drawing: (columns: number) => ComponentChildren, columns = 6) => {
    const place: Place | undefined = parts[part];
    return (
      place && (
        <g transform={`translate(${place[0]} ${place[1]}) scale(${place[2] ?? 1})`}>
          <Least.Provider value={least / (place[2] ?? 1)}>{drawing(place[3] ?? columns)}</Least.Provider>
        </g>
      )
    );
  };
  return (
    <>
      {put("temple", () => (
        <Temple view={view} />
      ))}
      {(["chinchaysuyu", "antisuyu", "qullasuyu", "kuntisuyu"] as const).map((region) => (
        <g key={region}>
          {put(region, (columns) => (
            <Region region={region} view={view} columns={columns} />
          ))}
        </g>
      ))}
      {put("nomads", () => (
        <Nomads view={view} />
      ))}
      {put("casualties", () => (
        <Casualties view={view} />
      ))}
      {put("village", () => (
        <Village view={view} />
      ))}
      {put("statues", () => (
        <Statues view={view} />
      ))}
      {put(
        "market",
        (columns) => (
          <Market view={view} columns={columns} />
        ),
        2,
      )}
      {put("altar", () => (
        <Altar view={view} />
      ))}
      {put("weavings", () => (
        <Weavings view={view} />
      ))}
    </>
  );
}
