import { useId, useState } from "preact/hooks";
import { t } from "../i18n/i18n.ts";
import { cleanName } from "../i18n/marked.ts";
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

/** The name that the others will see; whoever gives none is told in the words of the page. */
export function NameField({ label, value, onName }: NameFieldProps) {
  const m = t();
  const why = useId();
  const [lacking, setLacking] = useState(false);
  return (
    <label class="form named">
      <b>{label}</b>
      <input
        class="field"
        name="name"
        autocomplete="nickname"
        required
        maxLength={NAME_LIMIT}
        placeholder={m.yourName}
        value={value}
        aria-invalid={lacking || undefined}
        aria-describedby={lacking ? why : undefined}
        ref={(input) => input?.setCustomValidity(cleanName(value) ? "" : m.nameNeeded)}
        onInvalid={(event) => {
          // the browser would say it in its own language
          event.preventDefault();
          setLacking(true);
          event.currentTarget.focus();
        }}
        onInput={(event) => {
          setLacking(false);
          onName(event.currentTarget.value);
        }}
      />
      {lacking && (
        <small id={why} role="alert">
          {m.nameNeeded}
        </small>
      )}
      <NameLimit names={[value]} />
    </label>
  );
}
