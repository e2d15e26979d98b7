import { Page } from "../app/page.tsx";
import { t } from "../i18n/i18n.ts";
export const FriendsPage = () => <Page title={t().friends} />;
