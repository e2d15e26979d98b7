import type { StrategyTexts } from "../strategy-texts.ts";

export const is: StrategyTexts = {
  title: "Góð ráð fyrir byrjendur",
  intro: (equal, uneven) =>
    `Það sem sterkasti þjarkurinn okkar sýnir: hann hefur háð ${equal} viðureignir við sjálfan sig og ${uneven} við Nýliðann, alltaf tveggja manna. Hér er engin þumalputtaregla án tölu þaðan.`,
  sections: [
    {
      title: "Kauptu, og kauptu snemma",
      text: (f, { n, percent }) =>
        `Sterki þjarkurinn kaupir í ${percent(f.champion.buysShare)} leikja sinna, Nýliðinn í ${percent(f.novice.buysShare)}. Fyrsta spilið kaupir hann að meðaltali í umferð ${n(f.champion.firstPurchase)}, Nýliðinn í umferð ${n(f.novice.firstPurchase)}. Taktu gimsteina fyrir spil sem þú hefur þegar augastað á.`,
    },
    {
      title: "Ódýru spilin bera þig áfram",
      text: (f, { n }) =>
        `Þegar jafningjar spila á sigurvegarinn að lokum ${n(f.winner.cards)} spil: ${n(f.winner.level1)} á fyrsta stigi, ${n(f.winner.level2)} á öðru stigi og aðeins ${n(f.winner.level3)} á þriðja stigi. Litlu spilin greiða fyrir þau stærri; eitt stórt nægir.`,
    },
    {
      title: "Aðalsmenn ráða úrslitum",
      text: (f, { n, percent }) =>
        `Sigurvegarinn fær heimsókn ${n(f.winner.nobles)} sinnum en sá sem tapar ${n(f.loser.nobles)} sinnum: það er skýrasti munurinn. Aðalsmenn gefa ${percent(f.winner.noblePrestigeShare)} af virðingarstigum sigurvegarans. Líttu á aðalsmennina áður en þú velur á milli tveggja spila.`,
    },
    {
      title: "Rektu þig ekki á hámarkið",
      text: (f, { n }) =>
        `Nýliðinn skilar ${n(f.novice.returned)} táknum í hverri viðureign en sterki þjarkurinn ${n(f.champion.returned)}. Hvert tákn sem er skilað er hluti af leik sem fór til spillis.`,
    },
    {
      title: "Þrír ólíkir, næstum aldrei tveir eins",
      text: (f, { percent }) =>
        `Sigurvegarar taka ólíka gimsteina í ${percent(f.winner.threesShare)} leikja sinna en tvo eins í ${percent(f.winner.twosShare)}. Þrjú tákn eru meira en tvö, og tveir eins eru undantekningin.`,
    },
    {
      title: "Taktu frá af ásettu ráði",
      text: (f, { n, percent }) =>
        `Sigurvegarar taka frá spil ${n(f.winner.reserved)} sinnum í hverri viðureign, í ${percent(f.winner.reservesShare)} leikja sinna. Þeir sem tapa gera það ${n(f.loser.reserved)} sinnum: meira er ekki betra. Nýliðinn gerir það ${n(f.novice.reserved)} sinnum.`,
    },
    {
      title: "Litlu skiptir hver byrjar",
      text: (f, { n, percent }) =>
        `Þegar jafningjar spila vinnur fyrsta sætið ${percent(f.firstSeatWins)} viðureigna. Viðureign stendur í ${n(f.rounds)} umferðir.`,
    },
  ],
  table: "Að meðaltali í hverri viðureign",
  columns: ["", "Sigurvegari", "Sá sem tapar", "Sterkur þjarkur", "Nýliði"],
  rows: {
    cards: "Keypt spil",
    level1: "á fyrsta stigi",
    level2: "á öðru stigi",
    level3: "á þriðja stigi",
    nobles: "Aðalsmenn",
    firstPurchase: "Umferð fyrsta spilsins",
    bonusesByTen: "Bónusar eftir tíu umferðir",
    reserved: "Frátekin spil",
    returned: "Tákn sem var skilað",
  },
  source:
    "Sigurvegari og sá sem tapar eru úr viðureignum jafningja, sterkur þjarkur og Nýliði úr viðureignum hvors við annan; sterki þjarkurinn fékk 100 hermanir fyrir hvert skref. Með meiri tíma eða fleiri leikmönnum kann sumt að breytast.",
};
