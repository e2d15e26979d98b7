import { RayDefinitions } from "./engraving.tsx";
import sprite from "./sprite.svg?raw";

/** Every shared drawing, once per page; the rest refers to it by id. */
export const Sprite = () => (
  <>
    <div class="definitions" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sprite }} />
    <RayDefinitions />
  </>
);
