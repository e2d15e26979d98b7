import type { LearnTexts } from "../learn-texts.ts";

export const is: LearnTexts = {
  title: "Svona er spilað",
  intro:
    "Þú safnar gimsteinum og kaupir spil fyrir þá; hvert spil gerir það næsta ódýrara. Þegar einhver nær fimmtán virðingarstigum líður að lokum og sá vinnur sem á flest.",
  book: "Reglubók",
  bookText:
    "Hver regla með sínu númeri og dæmum til að prófa. Hægt er að leita í bókinni og prenta hana.",
};
