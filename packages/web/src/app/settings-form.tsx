import type { Signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { t } from "../i18n/i18n.ts";
import { LANGUAGES, type Language } from "../i18n/words.ts";
import { SPEEDS, THEMES, chooseLanguage, settings } from "./settings.ts";
import { keeps } from "./store.ts";

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly onPick: (value: T) => void;
  /** What the chosen one is like. */
  readonly about?: string;
}

/** One of a few, all of them in sight. */
export function Choices<T extends string>(props: ChoiceProps<T>) {
  const { label, value, options, onPick, about } = props;
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      <div class="choice-row">
        {options.map(([each, text]) => (
          <label class="choice" data-on={each === value ? "" : undefined}>
            <input
              type="radio"
              class="sr"
              name={label}
              value={each}
              checked={each === value}
              onChange={() => onPick(each)}
            />
            {text}
          </label>
        ))}
      </div>
      {about && (
        <p class="choice-about" role="status">
          {about}
        </p>
      )}
    </fieldset>
  );
}

const Switch = (props: {
  readonly label: string;
  readonly text?: string;
  readonly value: Signal<boolean>;
  readonly onFlip?: (on: boolean) => void;
}) => (
  <label class="switch">
    <input
      type="checkbox"
      role="switch"
      checked={props.value.value}
      onChange={(event) =>
        (props.onFlip ?? ((on) => (props.value.value = on)))(event.currentTarget.checked)
      }
    />
    <span>
      <b>{props.label}</b>
      {props.text && <small>{props.text}</small>}
    </span>
  </label>
);

/** Everything that can be set; what is set is kept. */
export function SettingsForm() {
  const m = t();
  const [denied, setDenied] = useState(false);
  const themes = { system: m.themeSystem, light: m.themeLight, dark: m.themeDark };
  const speeds = { off: m.speedOff, slow: m.speedSlow, normal: m.speedNormal, fast: m.speedFast };
  const flipNotify = async (on: boolean) => {
    const allowed =
      on && "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
    settings.notify.value = allowed;
    setDenied(on && !allowed);
  };
  return (
    <div class="settings">
      {!keeps && <p class="trouble">{m.storageOff}</p>}
      <Choices
        label={m.language}
        value={settings.language.value}
        options={Object.entries(LANGUAGES) as [Language, string][]}
        onPick={(language) => void chooseLanguage(language)}
      />
      <Choices
        label={m.theme}
        value={settings.theme.value}
        options={THEMES.map((theme) => [theme, themes[theme]] as const)}
        onPick={(theme) => (settings.theme.value = theme)}
      />
      <Choices
        label={m.speed}
        value={settings.speed.value}
        options={SPEEDS.map((speed) => [speed, speeds[speed]] as const)}
        onPick={(speed) => (settings.speed.value = speed)}
      />
      <Switch label={m.sound} value={settings.sound} />
      <Switch label={m.letterKeys} text={m.letterKeysText} value={settings.letterKeys} />
      <Switch
        label={m.notify}
        text={denied ? m.notifyDenied : m.notifyText}
        value={settings.notify}
        onFlip={(on) => void flipNotify(on)}
      />
    </div>
  );
}
