import type { WhoAnswer } from "@gemwright/protocol";
import { NAME_LIMIT, isTooLong } from "../app/player-name.ts";
import { settings } from "../app/settings.ts";
import { t } from "../i18n/i18n.ts";
import { cleanName } from "../i18n/marked.ts";
import { type Answer, api, troubleText } from "./api.ts";

/** Who the server takes this for; whoever never gave a name is nobody there, and is not asked about. */
export const whoAmI = async (): Promise<Answer<WhoAnswer> | undefined> =>
  settings.name.value ? api.who() : undefined;

/** Makes sure that the server knows who this is; answers with a sentence where that failed. */
export async function introduce(rawName: string): Promise<string | undefined> {
  const name = cleanName(rawName);
  if (!name) return t().nameNeeded;
  if (isTooLong(name)) return t().nameTooLong(NAME_LIMIT);
  const known = await whoAmI();
  settings.name.value = name;
  if (known?.ok && known.value.name === name) return undefined;
  const answer = await api.session(name);
  return answer.ok ? undefined : troubleText(answer.trouble);
}
