import type { StrategyTexts } from "../strategy-texts.ts";

export const nl: StrategyTexts = {
  title: "Strategie voor beginners",
  intro: (equal, uneven) =>
    `Wat onze sterkste bot laat zien: ${equal} spellen tegen zichzelf en ${uneven} tegen de Beginner, allemaal met twee spelers. Hier staat geen vuistregel zonder een cijfer daaruit.`,
  sections: [
    {
      title: "Koop, en koop vroeg",
      text: (f, { n, percent }) =>
        `De sterke bot koopt in ${percent(f.champion.buysShare)} van zijn beurten, de Beginner in ${percent(f.novice.buysShare)}. Zijn eerste kaart komt gemiddeld in ronde ${n(f.champion.firstPurchase)}, die van de Beginner in ronde ${n(f.novice.firstPurchase)}. Neem edelstenen voor een kaart die je al op het oog hebt.`,
    },
    {
      title: "Goedkope kaarten dragen je",
      text: (f, { n }) =>
        `Onder gelijken heeft de winnaar op het eind ${n(f.winner.cards)} kaarten: ${n(f.winner.level1)} van niveau 1, ${n(f.winner.level2)} van niveau 2 en maar ${n(f.winner.level3)} van niveau 3. Kleine kaarten betalen de middelste; één grote is genoeg.`,
    },
    {
      title: "Edelen beslissen spannende spellen",
      text: (f, { n, percent }) =>
        `De winnaar krijgt bezoek van ${n(f.winner.nobles)} edelen, de verliezer van ${n(f.loser.nobles)}: het duidelijkste verschil van allemaal. Ze leveren ${percent(f.winner.noblePrestigeShare)} van zijn prestigepunten op. Kijk naar de edelen voordat je tussen twee kaarten kiest.`,
    },
    {
      title: "Loop niet tegen de grens aan",
      text: (f, { n }) =>
        `De Beginner legt ${n(f.novice.returned)} fiches per spel terug, de sterke bot ${n(f.champion.returned)}. Elk teruggelegd fiche is een weggegeven stukje beurt.`,
    },
    {
      title: "Drie verschillende, bijna nooit twee gelijke",
      text: (f, { percent }) =>
        `In ${percent(f.winner.threesShare)} van de beurten neemt de winnaar verschillende edelstenen, in ${percent(f.winner.twosShare)} twee gelijke. Drie fiches zijn meer dan twee, en twee gelijke blijven de uitzondering.`,
    },
    {
      title: "Reserveer met een plan",
      text: (f, { n, percent }) =>
        `Winnaars reserveren ${n(f.winner.reserved)} keer per spel, in ${percent(f.winner.reservesShare)} van hun beurten. Verliezers reserveren ${n(f.loser.reserved)} keer: meer is niet beter. De Beginner doet het ${n(f.novice.reserved)} keer.`,
    },
    {
      title: "Wie begint, maakt weinig uit",
      text: (f, { n, percent }) =>
        `Onder gelijken wint de eerste plaats ${percent(f.firstSeatWins)} van de spellen. Een spel duurt ${n(f.rounds)} rondes.`,
    },
  ],
  table: "Gemiddeld per spel",
  columns: ["", "Winnaar", "Verliezer", "Sterke bot", "Beginner"],
  rows: {
    cards: "Gekochte kaarten",
    level1: "van niveau 1",
    level2: "van niveau 2",
    level3: "van niveau 3",
    nobles: "Edelen",
    firstPurchase: "Ronde van de eerste kaart",
    bonusesByTen: "Bonussen na tien rondes",
    reserved: "Gereserveerde kaarten",
    returned: "Teruggelegde fiches",
  },
  source:
    "Winnaar en verliezer komen uit spellen onder gelijken, sterke bot en Beginner uit spellen tegen elkaar; de sterke bot had 100 simulaties per stap. Met meer tijd of meer spelers kan er iets verschuiven.",
};
