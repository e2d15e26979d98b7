import type { StrategyTexts } from "../strategy-texts.ts";

export const sv: StrategyTexts = {
  title: "Strategi för nybörjare",
  intro: (equal, uneven) =>
    `Vad vår starkaste bot visar: ${equal} spel mot sig själv och ${uneven} mot Nybörjaren, alla för två spelare. Här står ingen tumregel utan en siffra därifrån.`,
  sections: [
    {
      title: "Färre kort, men bättre",
      text: (f, { n, percent }) =>
        `Nybörjaren köper oftare än den starka boten, på ${percent(f.novice.buysShare)} av sina turer mot ${percent(f.champion.buysShare)}, och fler kort, ${n(f.novice.cards)} mot ${n(f.champion.cards)}. Till slut har Nybörjaren ${n(f.novice.prestige)} prestigepoäng, den starka boten ${n(f.champion.prestige)}. Den starka botens första kort kommer i snitt i omgång ${n(f.champion.firstPurchase)}, Nybörjarens i omgång ${n(f.novice.firstPurchase)}. Ta ädelstenar till ett kort som du redan har i sikte och som leder till prestigepoäng.`,
    },
    {
      title: "Små kort betalar stora",
      text: (f, { n }) =>
        `Mellan jämnstarka har vinnaren till slut ${n(f.winner.cards)} kort: ${n(f.winner.level1)} på nivå 1, ${n(f.winner.level2)} på nivå 2 och ${n(f.winner.level3)} på nivå 3; förloraren har ${n(f.loser.level3)} på nivå 3. Hälften är billiga och betalar resten; ett eller två stora avgör sedan.`,
    },
    {
      title: "Adelsmän är ett tillskott, ingen plan",
      text: (f, { n, percent }) =>
        `Vinnaren får i snitt besök av ${n(f.winner.nobles)} adelsmän, förloraren av ${n(f.loser.nobles)}. De ger ${percent(f.winner.noblePrestigeShare)} av vinnarens prestigepoäng. Låt dem avgöra när två kort är lika bra.`,
    },
    {
      title: "Slå inte i taket",
      text: (f, { n }) =>
        `Nybörjaren lämnar tillbaka ${n(f.novice.returned)} markörer per spel, den starka boten ${n(f.champion.returned)}. Varje återlämnad markör är en bit av en tur som går förlorad.`,
    },
    {
      title: "Tre olika, nästan aldrig två lika",
      text: (f, { percent }) =>
        `På ${percent(f.winner.threesShare)} av turerna tar vinnaren olika ädelstenar, på ${percent(f.winner.twosShare)} två lika. Tre markörer är mer än två, och två lika är undantaget.`,
    },
    {
      title: "Reservera ofta, och med en tanke",
      text: (f, { n, percent }) =>
        `Den starka boten reserverar ${n(f.champion.reserved)} gånger per spel, på ${percent(f.champion.reservesShare)} av sina turer, Nybörjaren ${n(f.novice.reserved)} gånger. Ett reserverat kort kan ingen ta från dig, och det ger guld. Mellan jämnstarka reserverar förlorare lika ofta som vinnare (${n(f.loser.reserved)} och ${n(f.winner.reserved)} gånger): det är rätt kort som räknas.`,
    },
    {
      title: "Vem som börjar spelar liten roll",
      text: (f, { n, percent }) =>
        `Mellan jämnstarka vinner den första platsen ${percent(f.firstSeatWins)} av spelen. Ett spel varar ${n(f.rounds)} omgångar.`,
    },
  ],
  table: "I snitt per spel",
  columns: ["", "Vinnare", "Förlorare", "Stark bot", "Nybörjare"],
  rows: {
    cards: "Köpta kort",
    level1: "på nivå 1",
    level2: "på nivå 2",
    level3: "på nivå 3",
    nobles: "Adelsmän",
    firstPurchase: "Omgång för första kortet",
    bonusesByTen: "Bonusar efter tio omgångar",
    reserved: "Reserverade kort",
    returned: "Återlämnade markörer",
  },
  source:
    "Vinnare och förlorare kommer från spel mellan jämnstarka, stark bot och Nybörjare från spel mot varandra; den starka boten hade 100 simuleringar per steg. Med mer tid eller fler spelare kan en del se annorlunda ut.",
};
