import type { ReviewTexts } from "../review-texts.ts";

export const is: ReviewTexts = {
  title: "Greining",
  intro:
    "Kappinn skoðar hvern leik í viðureigninni og segir hvað hann hefði gert. Hann veit aðeins það sem leikmaðurinn gat vitað.",
  judging: (round, last) => `Skoða umferð ${round} af ${last}`,
  failed: "Ekki náðist í kappann, svo viðureignin er ekki greind.",
  again: "Reyna aftur",
  chances: "Vinningslíkur, umferð fyrir umferð; punktur er mistök, stór punktur afleikur",
  table: "Svona var leikið",
  accuracy: "Nákvæmni",
  luck: "Heppni",
  about: (from, ten) =>
    `Nákvæmnin er 100 þegar hver leikur var jafn góður og sá besti; mest vega leikir meðan tvísýnt er um úrslit. Prósenturnar eru vinningslíkur: ${ten} þýðir að af 100 viðureignum sem héldu áfram þaðan ynnust 10 færri. Ónákvæmur leikur kostar ${from.inaccuracy} eða meira, mistök ${from.mistake}, afleikur ${from.blunder}. Heppni er það sem spilin sem komu voru virði miðað við öll sem hefðu getað komið.`,
  eyes: "Líkurnar miðast við það sem sá veit sem á leik, svo þær geta líka breyst þar sem einhver þekkir spil sem aðrir þekkja ekki.",
  range: (name, first, low, high, last) =>
    `${name}: ${first} í byrjun, lægst ${low}, hæst ${high}, ${last} í lokin.`,
  ready: "Greiningin er tilbúin.",
  standIn: "Þjarkur gæti hafa leikið suma þessara leikja.",
  onlyOwn: (n, rounds) =>
    `Leikir sem þjarkur lék í þessu sæti: ${n} (${n === 1 ? "umferð" : "umferðir"} ${rounds}). Þeir teljast ekki með hér.`,
  theBot: "Þjarkurinn",
  botTurns: "Leikir þjarksins",
  counts: { inaccuracy: "Ónákvæmir leikir", mistake: "Mistök", blunder: "Afleikir" },
  grade: { inaccuracy: "Ónákvæmur leikur", mistake: "Mistök", blunder: "Afleikur" },
  slips: "Leikir sem hefðu getað verið betri",
  noSlips: "Enginn leikur kostaði meira en smáræði. Vel leikið.",
  better: "Betra",
  costing: (cost) => `; spilið kostar ${cost}`,
  paying: (price) => ` fyrir ${price}`,
  returning: (tokens) => `, skila svo ${tokens}`,
  welcoming: (bonuses) => `, og taka á móti þeim aðalsmanni sem krefst ${bonuses}`,
  look: "Sjá borðið",
  through: (name) => `Verð og eignir miðast við: ${name}.`,
};
