import { memo } from "./memo.ts";
import { LONG_RAYS, SHORT_RAYS, cardScene } from "./scene.ts";
import { HEIGHT, WIDTH } from "./stroke.ts";

interface EngravingProps {
  readonly id: string;
  readonly level: 1 | 2 | 3;
}

/**
 * A card's picture, drawn from its number. It never changes, so the browser is given it as text:
 * that is much quicker than making its lines one by one.
 */
export const Engraving = memo(({ id, level }: EngravingProps) => (
  <svg
    class="art"
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    dangerouslySetInnerHTML={{
      __html:
        '<use href="#rays"/>' +
        cardScene(id, level)
          .map(([kind, path]) => `<path class="${kind}" d="${path}"/>`)
          .join(""),
    }}
  />
));

/** The rays every engraving shares, defined once for the whole page. */
export const RayDefinitions = () => (
  <svg class="definitions" aria-hidden="true">
    <g id="rays">
      {LONG_RAYS.map((path, ring) => (
        <path class="ray" data-ring={ring} d={path} />
      ))}
      <path class="ray strong" d={SHORT_RAYS} />
    </g>
  </svg>
);
