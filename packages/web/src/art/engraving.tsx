import { memo } from "./memo.ts";
import { LONG_RAYS, SHORT_RAYS, cardScene } from "./scene.ts";
import { HEIGHT, WIDTH } from "./stroke.ts";

interface EngravingProps {
  readonly id: string;
  readonly level: 1 | 2 | 3;
}

/** A card's picture, drawn from its number. */
export const Engraving = memo(({ id, level }: EngravingProps) => (
  <svg
    class="art"
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    {LONG_RAYS.map((_, ring) => (
      <use href={`#rays-${ring}`} class="ray" data-ring={ring} />
    ))}
    <use href="#rays-short" class="ray strong" />
    {cardScene(id, level).map(([kind, path]) => (
      <path class={kind} d={path} />
    ))}
  </svg>
));

/** The rays every engraving shares, defined once for the whole page. */
export const RayDefinitions = () => (
  <svg class="definitions" aria-hidden="true">
    {LONG_RAYS.map((path, ring) => (
      <path id={`rays-${ring}`} d={path} />
    ))}
    <path id="rays-short" d={SHORT_RAYS} />
  </svg>
);
