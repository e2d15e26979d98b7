import type { ReviewTexts } from "../review-texts.ts";

export const is: ReviewTexts = {
  title: "Greining",
  intro:
    "Kappinn skoðar hvern leik í viðureigninni og segir hvað hann hefði gert. Hann veit aðeins það sem leikmaðurinn gat vitað.",
  judging: (turn, last) => `Skoða leik ${turn} af ${last}`,
  failed: "Ekki náðist í kappann, svo viðureignin er ekki greind.",
  again: "Reyna aftur",
  chances: "Vinningslíkur, leik fyrir leik; punktur er mistök, stór punktur afleikur",
  table: "Svona var leikið",
  accuracy: "Nákvæmni",
  luck: "Heppni",
  about:
    "Nákvæmnin er 100 þegar hver leikur var jafn góður og sá besti. Heppni er það sem spilin sem komu voru virði í vinningslíkum, yfir alla viðureignina.",
  counts: { inaccuracy: "Ónákvæmir leikir", mistake: "Mistök", blunder: "Afleikir" },
  grade: { inaccuracy: "Ónákvæmur leikur", mistake: "Mistök", blunder: "Afleikur" },
  turnsOf: (name) => `Leikir: ${name}`,
  ownTurns: "Þínir leikir",
  noSlips: "Enginn leikur kostaði meira en smáræði. Vel leikið.",
  better: "Betra",
  paying: (price) => ` fyrir ${price}`,
  returning: (tokens) => `, skila svo ${tokens}`,
  welcoming: (bonuses) => `, og taka á móti þeim aðalsmanni sem krefst ${bonuses}`,
  look: "Sjá borðið",
};
