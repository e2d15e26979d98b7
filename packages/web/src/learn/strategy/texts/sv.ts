import type { StrategyTexts } from "../strategy-texts.ts";

export const sv: StrategyTexts = {
  title: "Strategi för nybörjare",
  intro: (equal, uneven) =>
    `Vad vår starkaste bot visar: ${equal} spel mot sig själv och ${uneven} mot Nybörjaren, alla för två spelare. Här står ingen tumregel utan en siffra därifrån.`,
  sections: [
    {
      title: "Köp, och köp tidigt",
      text: (f, { n, percent }) =>
        `Den starka boten köper på ${percent(f.champion.buysShare)} av sina turer, Nybörjaren på ${percent(f.novice.buysShare)}. Dess första kort kommer i snitt i omgång ${n(f.champion.firstPurchase)}, Nybörjarens i omgång ${n(f.novice.firstPurchase)}. Ta ädelstenar till ett kort som du redan har i sikte.`,
    },
    {
      title: "Billiga kort bär dig",
      text: (f, { n }) =>
        `Mellan jämnstarka har vinnaren till slut ${n(f.winner.cards)} kort: ${n(f.winner.level1)} på nivå 1, ${n(f.winner.level2)} på nivå 2 och bara ${n(f.winner.level3)} på nivå 3. Små kort betalar de mellanstora; ett stort räcker.`,
    },
    {
      title: "Adelsmän avgör jämna spel",
      text: (f, { n, percent }) =>
        `Vinnaren får besök av ${n(f.winner.nobles)} adelsmän, förloraren av ${n(f.loser.nobles)}: den tydligaste skillnaden av alla. De ger ${percent(f.winner.noblePrestigeShare)} av vinnarens prestigepoäng. Titta på adelsmännen innan du väljer mellan två kort.`,
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
      title: "Reservera med en tanke",
      text: (f, { n, percent }) =>
        `Vinnare reserverar ${n(f.winner.reserved)} gånger per spel, på ${percent(f.winner.reservesShare)} av sina turer. Förlorare reserverar ${n(f.loser.reserved)} gånger: mer är inte bättre. Nybörjaren gör det ${n(f.novice.reserved)} gånger.`,
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
