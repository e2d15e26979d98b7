import { NAME_LIMIT, settings } from "../app/settings.ts";
import { t } from "../i18n/i18n.ts";
import { cleanName } from "../i18n/marked.ts";
import { api, troubleText } from "./api.ts";

/** Makes sure that the server knows who this is; answers with a sentence where that failed. */
export async function introduce(rawName: string): Promise<string | undefined> {
  const name = cleanName(rawName);
  if (!name) return t().nameNeeded;
  if (name.length > NAME_LIMIT) return t().nameTooLong(NAME_LIMIT);
  settings.name.value = name;
  const known = await api.who();
  if (known.ok && known.value.name === name) return undefined;
  const answer = await api.session(name);
  return answer.ok ? undefined : troubleText(answer.trouble);
}
