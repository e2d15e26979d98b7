import type { StrategyTexts } from "../strategy-texts.ts";

export const de: StrategyTexts = {
  title: "Strategie für den Anfang",
  intro: (equal, uneven) =>
    `Was unser stärkster Bot zeigt: ${equal} Spiele gegen sich selbst und ${uneven} gegen den Neuling, alle zu zweit. Hier steht keine Faustregel ohne eine Zahl daraus.`,
  sections: [
    {
      title: "Kaufen, und zwar früh",
      text: (f, { n, percent }) =>
        `Der starke Bot kauft in ${percent(f.champion.buysShare)} seiner Züge, der Neuling in ${percent(f.novice.buysShare)}. Seine erste Karte kommt im Schnitt in Runde ${n(f.champion.firstPurchase)}, die des Neulings in Runde ${n(f.novice.firstPurchase)}. Nimm Edelsteine für eine Karte, die du schon im Auge hast.`,
    },
    {
      title: "Billige Karten tragen dich",
      text: (f, { n }) =>
        `Unter Gleichstarken hat der Sieger am Ende ${n(f.winner.cards)} Karten: ${n(f.winner.level1)} der Stufe 1, ${n(f.winner.level2)} der Stufe 2 und nur ${n(f.winner.level3)} der Stufe 3. Kleine Karten bezahlen die mittleren; eine große genügt.`,
    },
    {
      title: "Adlige entscheiden knappe Spiele",
      text: (f, { n, percent }) =>
        `Den Sieger besuchen ${n(f.winner.nobles)} Adlige, den Verlierer ${n(f.loser.nobles)}: der deutlichste Unterschied überhaupt. Sie bringen ${percent(f.winner.noblePrestigeShare)} seiner Prestigepunkte. Sieh dir die Adligen an, bevor du zwischen zwei Karten wählst.`,
    },
    {
      title: "Nicht an die Grenze stoßen",
      text: (f, { n }) =>
        `Der Neuling gibt ${n(f.novice.returned)} Chips pro Spiel ab, der starke Bot ${n(f.champion.returned)}. Jeder abgegebene Chip ist ein Teil eines Zuges, der umsonst war.`,
    },
    {
      title: "Drei verschiedene, fast nie zwei gleiche",
      text: (f, { percent }) =>
        `In ${percent(f.winner.threesShare)} aller Züge nimmt der Sieger verschiedene Edelsteine, in ${percent(f.winner.twosShare)} zwei gleiche. Drei Chips sind mehr als zwei, und zwei gleiche bleiben die Ausnahme.`,
    },
    {
      title: "Mit Absicht reservieren",
      text: (f, { n, percent }) =>
        `Sieger reservieren ${n(f.winner.reserved)}-mal pro Spiel, in ${percent(f.winner.reservesShare)} ihrer Züge. Verlierer reservieren ${n(f.loser.reserved)}-mal: Mehr ist nicht besser. Der Neuling tut es ${n(f.novice.reserved)}-mal.`,
    },
    {
      title: "Wer anfängt, ist fast egal",
      text: (f, { n, percent }) =>
        `Unter Gleichstarken gewinnt der erste Platz ${percent(f.firstSeatWins)} der Spiele. Ein Spiel dauert ${n(f.rounds)} Runden.`,
    },
  ],
  table: "Im Schnitt pro Spiel",
  columns: ["", "Sieger", "Verlierer", "Starker Bot", "Neuling"],
  rows: {
    cards: "Gekaufte Karten",
    level1: "der Stufe 1",
    level2: "der Stufe 2",
    level3: "der Stufe 3",
    nobles: "Adlige",
    firstPurchase: "Runde der ersten Karte",
    bonusesByTen: "Boni nach zehn Runden",
    reserved: "Reservierte Karten",
    returned: "Abgegebene Chips",
  },
  source:
    "Sieger und Verlierer stammen aus Spielen unter Gleichstarken, starker Bot und Neuling aus Spielen gegeneinander; der starke Bot hatte 100 Simulationen je Schritt. Mit mehr Zeit oder mehr Spielern kann sich manches verschieben.",
};
