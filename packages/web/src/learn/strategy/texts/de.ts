import type { StrategyTexts } from "../strategy-texts.ts";

export const de: StrategyTexts = {
  title: "Strategie für den Anfang",
  intro: (equal, uneven) =>
    `Was unser stärkster Bot zeigt: ${equal} Spiele gegen sich selbst und ${uneven} gegen den Neuling, alle zu zweit. Hier steht keine Faustregel ohne eine Zahl daraus.`,
  sections: [
    {
      title: "Weniger Karten, dafür bessere",
      text: (f, { n, percent }) =>
        `Der Neuling kauft öfter als der starke Bot, in ${percent(f.novice.buysShare)} seiner Züge gegen ${percent(f.champion.buysShare)}, und mehr Karten, ${n(f.novice.cards)} gegen ${n(f.champion.cards)}. Am Ende hat er ${n(f.novice.prestige)} Prestigepunkte, der starke Bot ${n(f.champion.prestige)}. Dessen erste Karte kommt im Schnitt in Runde ${n(f.champion.firstPurchase)}, die des Neulings in Runde ${n(f.novice.firstPurchase)}. Nimm Edelsteine für eine Karte, die du schon im Auge hast und die zu Prestigepunkten führt.`,
    },
    {
      title: "Kleine Karten bezahlen große",
      text: (f, { n }) =>
        `Unter Gleichstarken hat der Sieger am Ende ${n(f.winner.cards)} Karten: ${n(f.winner.level1)} der Stufe 1, ${n(f.winner.level2)} der Stufe 2 und ${n(f.winner.level3)} der Stufe 3; der Verlierer hat ${n(f.loser.level3)} der Stufe 3. Die Hälfte ist billig und bezahlt den Rest; eine oder zwei große entscheiden dann.`,
    },
    {
      title: "Adlige sind eine Zugabe, kein Plan",
      text: (f, { n, percent }) =>
        `Den Sieger besuchen im Schnitt ${n(f.winner.nobles)} Adlige, den Verlierer ${n(f.loser.nobles)}. Sie bringen ${percent(f.winner.noblePrestigeShare)} der Prestigepunkte des Siegers. Lass sie entscheiden, wenn zwei Karten gleich gut sind.`,
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
      title: "Oft reservieren, und mit Absicht",
      text: (f, { n, percent }) =>
        `Der starke Bot reserviert ${n(f.champion.reserved)}-mal pro Spiel, in ${percent(f.champion.reservesShare)} seiner Züge, der Neuling ${n(f.novice.reserved)}-mal. Eine reservierte Karte kann dir niemand nehmen, und sie bringt Gold. Unter Gleichstarken reservieren Verlierer so oft wie Sieger (${n(f.loser.reserved)}- und ${n(f.winner.reserved)}-mal): Auf die richtige Karte kommt es an.`,
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
