import type { StrategyTexts } from "../strategy-texts.ts";

export const is: StrategyTexts = {
  title: "Góð ráð fyrir byrjendur",
  intro: (equal, uneven) =>
    `Það sem sterkasti þjarkurinn okkar sýnir: hann hefur háð ${equal} viðureignir við sjálfan sig og ${uneven} við Nýliðann, alltaf tveggja manna. Hér er engin þumalputtaregla án tölu þaðan.`,
  sections: [
    {
      title: "Færri spil en betri",
      text: (f, { n, percent }) =>
        `Nýliðinn kaupir oftar en sterki þjarkurinn, í ${percent(f.novice.buysShare)} leikja sinna á móti ${percent(f.champion.buysShare)}, og fleiri spil, ${n(f.novice.cards)} á móti ${n(f.champion.cards)}. Að lokum á hann ${n(f.novice.prestige)} virðingarstig en sterki þjarkurinn ${n(f.champion.prestige)}. Fyrsta spil sterka þjarksins kemur að meðaltali í umferð ${n(f.champion.firstPurchase)}, fyrsta spil Nýliðans í umferð ${n(f.novice.firstPurchase)}. Taktu gimsteina fyrir spil sem þú hefur þegar augastað á og sem leiðir til virðingarstiga.`,
    },
    {
      title: "Litlu spilin greiða fyrir þau stóru",
      text: (f, { n }) =>
        `Þegar jafningjar spila á sigurvegarinn að lokum ${n(f.winner.cards)} spil: ${n(f.winner.level1)} á fyrsta stigi, ${n(f.winner.level2)} á öðru stigi og ${n(f.winner.level3)} á þriðja stigi; sá sem tapar á ${n(f.loser.level3)} á þriðja stigi. Helmingurinn er ódýr og greiðir fyrir hin; eitt eða tvö stór ráða síðan úrslitum.`,
    },
    {
      title: "Aðalsmenn eru búbót, ekki áætlun",
      text: (f, { n, percent }) =>
        `Sigurvegarinn fær að meðaltali heimsókn ${n(f.winner.nobles)} sinnum en sá sem tapar ${n(f.loser.nobles)} sinnum. Aðalsmenn gefa ${percent(f.winner.noblePrestigeShare)} af virðingarstigum sigurvegarans. Láttu þá ráða þegar tvö spil eru jafn góð.`,
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
      title: "Taktu oft frá, og af ásettu ráði",
      text: (f, { n, percent }) =>
        `Sterki þjarkurinn tekur frá spil ${n(f.champion.reserved)} sinnum í hverri viðureign, í ${percent(f.champion.reservesShare)} leikja sinna, en Nýliðinn ${n(f.novice.reserved)} sinnum. Enginn getur tekið af þér spil sem þú hefur tekið frá, og því fylgir gull. Þegar jafningjar spila taka þeir sem tapa jafn oft frá og sigurvegarar (${n(f.loser.reserved)} og ${n(f.winner.reserved)} sinnum): það er rétta spilið sem skiptir máli.`,
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
