import { render } from "preact";
import { App } from "./app/app.tsx";
import { followAddress } from "./app/route.ts";
import { applySettings, settings } from "./app/settings.ts";
import { speak } from "./i18n/i18n.ts";
import { keepOffline } from "./offline/register.ts";
import "./style/index.css";

applySettings();
followAddress();
await speak(settings.language.value).catch(() => speak("en"));
const place = document.getElementById("app");
if (place) render(<App />, place);
keepOffline();
