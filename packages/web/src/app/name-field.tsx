import { t } from "../i18n/i18n.ts";
import { NAME_LIMIT } from "./settings.ts";

/** A name that cannot get longer says so. */
export const NameLimit = ({ names }: { readonly names: readonly string[] }) => (
  <small role="status">
    {names.some((name) => name.length >= NAME_LIMIT) && t().nameTooLong(NAME_LIMIT)}
  </small>
);

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onName: (name: string) => void;
}

/** The name that the others will see. */
export const NameField = ({ label, value, onName }: NameFieldProps) => (
  <label class="form named">
    <b>{label}</b>
    <input
      class="field"
      name="name"
      autocomplete="nickname"
      required
      maxLength={NAME_LIMIT}
      placeholder={t().yourName}
      value={value}
      onInput={(event) => onName(event.currentTarget.value)}
    />
    <NameLimit names={[value]} />
  </label>
);
