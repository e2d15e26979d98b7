import type { StrategyTexts } from "../strategy-texts.ts";

export const nl: StrategyTexts = {
  title: "Strategie voor beginners",
  intro: (equal, uneven) =>
    `Wat onze sterkste bot laat zien: ${equal} spellen tegen zichzelf en ${uneven} tegen de Beginner, allemaal met twee spelers. Hier staat geen vuistregel zonder een cijfer daaruit.`,
  sections: [
    {
      title: "Minder kaarten, maar betere",
      text: (f, { n, percent }) =>
        `De Beginner koopt vaker dan de sterke bot, in ${percent(f.novice.buysShare)} van zijn beurten tegen ${percent(f.champion.buysShare)}, en meer kaarten, ${n(f.novice.cards)} tegen ${n(f.champion.cards)}. Op het eind heeft hij ${n(f.novice.prestige)} prestigepunten, de sterke bot ${n(f.champion.prestige)}. De eerste kaart van de sterke bot komt gemiddeld in ronde ${n(f.champion.firstPurchase)}, die van de Beginner in ronde ${n(f.novice.firstPurchase)}. Neem edelstenen voor een kaart die je al op het oog hebt en die tot prestigepunten leidt.`,
    },
    {
      title: "Kleine kaarten betalen grote",
      text: (f, { n }) =>
        `Onder gelijken heeft de winnaar op het eind ${n(f.winner.cards)} kaarten: ${n(f.winner.level1)} van niveau 1, ${n(f.winner.level2)} van niveau 2 en ${n(f.winner.level3)} van niveau 3; de verliezer heeft er ${n(f.loser.level3)} van niveau 3. De helft is goedkoop en betaalt de rest; één of twee grote beslissen dan.`,
    },
    {
      title: "Edelen zijn een extraatje, geen plan",
      text: (f, { n, percent }) =>
        `De winnaar krijgt gemiddeld bezoek van ${n(f.winner.nobles)} edelen, de verliezer van ${n(f.loser.nobles)}. Ze leveren ${percent(f.winner.noblePrestigeShare)} van de prestigepunten van de winnaar op. Laat ze beslissen als twee kaarten even goed zijn.`,
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
      title: "Reserveer vaak, en met een plan",
      text: (f, { n, percent }) =>
        `De sterke bot reserveert ${n(f.champion.reserved)} keer per spel, in ${percent(f.champion.reservesShare)} van zijn beurten, de Beginner ${n(f.novice.reserved)} keer. Een gereserveerde kaart kan niemand je afnemen, en ze levert goud op. Onder gelijken reserveren verliezers even vaak als winnaars (${n(f.loser.reserved)} en ${n(f.winner.reserved)} keer): het gaat om de juiste kaart.`,
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
