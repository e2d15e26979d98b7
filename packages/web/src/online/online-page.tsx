import { Page } from "../app/page.tsx";
import { t } from "../i18n/i18n.ts";
export const OnlinePage = (_: { readonly table: string; readonly invite: string | undefined }) => (
  <Page title={t().friends} />
);
