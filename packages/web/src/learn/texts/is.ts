import type { LearnTexts } from "../learn-texts.ts";

export const is: LearnTexts = {
  title: "Svona er spilað",
  intro:
    "Þú safnar gimsteinum og kaupir spil fyrir þá; hvert spil gerir það næsta ódýrara. Þegar einhver nær fimmtán virðingarstigum líður að lokum og sá vinnur sem á flest.",
  game: "Fyrsta viðureignin",
  gameText: "Ellefu stutt skref við alvöruborð. Um það bil tíu mínútur.",
  goOn: (n, all) => `Halda áfram með skref ${n} af ${all}`,
  again: "Þú hefur lokið öllum skrefunum. Farðu í gegnum þau aftur.",
  fromStart: "Frá byrjun",
  steps: "Öll skrefin",
  play: "Spil með ráðum",
  playText: "Alvöruviðureign við auðveldasta þjarkinn. Ráðunum fækkar eftir því sem á líður.",
  book: "Reglubók",
  bookText:
    "Hver regla með sínu númeri og dæmum til að prófa. Hægt er að leita í bókinni og prenta hana.",
  strategy: "Góð ráð fyrir byrjendur",
  strategyText: "Það sem viðureignir þjarkanna okkar sýna, í tölum.",
};
