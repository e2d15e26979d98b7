import { t } from "../i18n/i18n.ts";
import { NAME_LIMIT } from "./settings.ts";

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onName: (name: string) => void;
}

/** The name that the others will see; a name that cannot get longer says so. */
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
    <small role="status">{value.length >= NAME_LIMIT && t().nameTooLong(NAME_LIMIT)}</small>
  </label>
);
