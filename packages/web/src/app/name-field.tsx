import { useId, useState } from "preact/hooks";
import { t } from "../i18n/i18n.ts";
import { cleanName } from "../i18n/marked.ts";
import { NAME_LIMIT, isTooLong } from "./player-name.ts";

interface NameInputProps {
  readonly label?: string;
  readonly placeholder: string;
  readonly value: string;
  /** Whether the form cannot do without it. */
  readonly required?: boolean;
  readonly onName: (name: string) => void;
}

/** A name as it is typed or pasted; a form that holds one it cannot send leads back to it. */
export function NameInput({ label, placeholder, value, required, onName }: NameInputProps) {
  const m = t();
  const why = useId();
  const [missed, setMissed] = useState(false);
  const long = isTooLong(value);
  const mistake = long ? m.nameTooLong(NAME_LIMIT) : missed ? m.nameNeeded : "";
  return (
    <>
      <input
        class="field"
        name={required ? "name" : undefined}
        autocomplete={required ? "nickname" : undefined}
        required={required}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        aria-invalid={mistake ? true : undefined}
        aria-describedby={mistake ? why : undefined}
        ref={(input) => {
          const lacking = required && !cleanName(value);
          input?.setCustomValidity(lacking ? m.nameNeeded : long ? m.nameTooLong(NAME_LIMIT) : "");
        }}
        onInvalid={(event) => {
          // the browser would say it in its own language
          event.preventDefault();
          const field = event.currentTarget;
          if (!long) setMissed(true);
          if (field.form?.querySelector("input:invalid") === field) field.focus();
        }}
        onInput={(event) => {
          setMissed(false);
          onName(event.currentTarget.value);
        }}
      />
      {mistake && (
        <small id={why} role="alert">
          {mistake}
        </small>
      )}
    </>
  );
}

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onName: (name: string) => void;
}

/** The name that the others will see; whoever gives none is told in the words of the page. */
export const NameField = ({ label, value, onName }: NameFieldProps) => (
  <label class="form named">
    <b>{label}</b>
    <NameInput placeholder={t().yourName} value={value} required onName={onName} />
  </label>
);
