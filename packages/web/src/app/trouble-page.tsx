import type { ComponentChildren } from "preact";
import { Sign } from "../art/stone.tsx";
import { Page } from "./page.tsx";

/** A sentence about what is not possible, and the ways on. */
export const TroublePage = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ComponentChildren;
}) => (
  <Page title={title} before={<Sign name="broken" class="broken-sign" />}>
    {children}
  </Page>
);
