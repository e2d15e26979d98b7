import { pluralOf } from "../../../i18n/words.ts";
import type { BookTexts } from "../book-texts.ts";

const plural = pluralOf("de");

export const de: BookTexts = {
  title: "Regelbuch",
  intro:
    "Ihr seid Händler der Renaissance. Mit Edelsteinen kauft ihr Minen, Schiffe und Werkstätten; was ihr besitzt, macht den nächsten Kauf billiger und bringt Prestigepunkte.",
  about:
    "Jede Regel hat eine Nummer, die bleibt. Wo die gedruckten Anleitungen schweigen oder voneinander abweichen, steht eine Entscheidung mit ihrem Grund.",
  contents: "Inhalt",
  search: "Regeln durchsuchen",
  found: (n) =>
    n === 0 ? "Keine Regel enthält diese Wörter." : plural(n, "1 Regel", `${n} Regeln`),
  print: "Drucken",
  back: "Zurück",
  decision: "Unsere Entscheidung",
  example: "Beispiel",
  tryIt: "Ausprobieren",
  chapters: {
    1: "Was es gibt, und der Aufbau",
    2: "Ein Zug",
    3: "Chips",
    4: "Reservieren",
    5: "Kaufen",
    6: "Adlige, Ende und Sieg",
    7: "Was man wissen darf",
  },
  rules: {
    "R1.1": {
      title: "Die Chips",
      text: [
        "Es gibt 40 Chips: je sieben Diamanten (weiß), Saphire (blau), Smaragde (grün), Rubine (rot) und Onyxe (schwarz) sowie fünf Gold-Chips. Gold ist der Joker.",
      ],
    },
    "R1.2": {
      title: "Karten und Adlige",
      text: [
        "Es gibt 90 Entwicklungskarten: 40 der Stufe 1, 30 der Stufe 2 und 20 der Stufe 3. Jede Karte hat Kosten in Edelsteinen, einen Bonus in einer Farbe und 0 bis 5 Prestigepunkte.",
        "Es gibt zehn Adlige. Jeder ist 3 Prestigepunkte wert und will bestimmte Boni sehen.",
      ],
    },
    "R1.3": {
      title: "Der Aufbau",
      text: [
        "Zwei bis vier spielen mit. Jede Stufe wird für sich gemischt, und je vier Karten werden offen neben ihren Stapel gelegt: die Auslage.",
        "Es wird ein Adliger mehr aufgedeckt, als Spieler am Tisch sitzen. Die übrigen bleiben in dieser Partie aus dem Spiel.",
      ],
    },
    "R1.4": {
      title: "Der Vorrat",
      text: [
        "Zu zweit liegen von jeder Edelsteinfarbe vier Chips im Vorrat, zu dritt fünf, zu viert sieben. Gold sind es immer fünf. Sonst ändert sich mit der Spielerzahl nichts.",
        "Alle beginnen mit leeren Händen.",
      ],
    },
    "R1.5": {
      title: "Wer anfängt",
      text: ["Der jüngste Spieler fängt an, dann geht es im Uhrzeigersinn weiter."],
      decision:
        "Ein Bildschirm kennt euer Alter nicht. Wer anfängt, wird ausgelost und angezeigt; wer einen Tisch öffnet, darf wählen; in der nächsten Partie wandert der Anfang weiter. So fangen alle gleich oft an.",
    },
    "R2.1": {
      title: "Vier Aktionen",
      text: [
        "In deinem Zug tust du genau eines: drei Edelsteine verschiedener Farbe nehmen, zwei Edelsteine derselben Farbe nehmen, eine Karte reservieren oder eine Karte kaufen.",
      ],
    },
    "R2.2": {
      title: "Weniger als drei Farben übrig",
      text: [
        "Solange noch drei Farben im Vorrat liegen, nimmst du von verschiedenen Edelsteinen immer drei.",
      ],
      example:
        "Nur {white 3} und {red 1} sind übrig. Nehmen lassen sich nur ein Diamant und ein Rubin zusammen.",
      decision:
        "Sind nur zwei Farben übrig, nimmst du von jeder einen Edelstein, bei einer Farbe einen einzigen. Die Anleitungen sagen dazu nichts. Wer nimmt, was da ist, hält das Spiel in Gang; freiwillig weniger zu nehmen wäre eine neue Aktion.",
    },
    "R2.3": {
      title: "Das erzwungene Passen",
      text: ["Freiwillig passen darf niemand."],
      decision:
        "Ist keine der vier Aktionen möglich, wird der Zug von selbst übersprungen; am Ende kann trotzdem ein Adliger kommen. Haben in derselben Runde alle gepasst, ist das Spiel aus und wird wie immer gewertet. Die Anleitungen verlangen eine Aktion und übersehen diesen Fall.",
    },
    "R2.4": {
      title: "Der Ablauf eines Zuges",
      text: [
        "Zuerst die Aktion. Dann wird die Lücke in der Auslage gefüllt. Dann werden Chips über zehn abgegeben, dann kommt ein Adliger, zuletzt wird geprüft, ob jemand 15 Prestigepunkte hat.",
        "Du siehst also die neue Karte, bevor du entscheidest, was du abgibst.",
      ],
    },
    "R3.1": {
      title: "Gold wird nie genommen",
      text: [
        "Aus dem Vorrat nimmt man nur Edelsteine. Gold gibt es allein mit einer reservierten Karte.",
      ],
    },
    "R3.2": {
      title: "Zwei derselben Farbe",
      text: [
        "Zwei Edelsteine derselben Farbe darfst du nur nehmen, wenn davor mindestens vier davon im Vorrat liegen.",
        "Zwei gleiche und dazu ein dritter in anderer Farbe, das geht nie.",
      ],
      example:
        "{blue 4} liegen da: Du darfst zwei nehmen. Dann sind {blue 2} übrig, und vorerst darf niemand zwei Saphire nehmen.",
    },
    "R3.3": {
      title: "Höchstens zehn Chips",
      text: [
        "Am Ende deines Zuges hast du höchstens zehn Chips, Gold mitgezählt. Hast du mehr, gibst du welche ab, bis genau zehn bleiben.",
        "Welche, entscheidest du: auch Gold, und auch eben erst genommene. Boni auf Karten zählen nicht mit.",
      ],
    },
    "R3.4": {
      title: "Die Grenze gilt am Ende des Zuges",
      text: [
        "Auch mit zehn Chips darfst du nehmen oder reservieren. Was zu viel ist, gibst du danach ab.",
      ],
      example:
        "Mit zehn Chips nimmst du einen Diamanten, einen Saphir und einen Smaragd und gibst drei andere ab.",
    },
    "R3.5": {
      title: "Chips sind offen",
      text: ["Die Chips aller Spieler sind jederzeit für alle zu sehen."],
    },
    "R4.1": {
      title: "Zwei Arten zu reservieren",
      text: [
        "Reserviere eine offene Karte der Auslage oder die oberste Karte eines Stapels. Eine Karte vom Stapel siehst nur du. Von einem leeren Stapel lässt sich nichts ziehen.",
      ],
    },
    "R4.2": {
      title: "Dazu gibt es Gold",
      text: [
        "Mit der reservierten Karte bekommst du {gold 1}, falls noch welches da ist. Ist das Gold aus, darfst du trotzdem reservieren.",
      ],
    },
    "R4.3": {
      title: "Höchstens drei reservierte Karten",
      text: [
        "Du hast höchstens drei reservierte Karten. Abwerfen kannst du sie nicht: Los wirst du sie nur, indem du sie kaufst, und das kannst nur du.",
      ],
    },
    "R4.4": {
      title: "Reserviert ist nicht gekauft",
      text: [
        "Eine reservierte Karte bringt weder Bonus noch Prestigepunkte und zählt auch bei Gleichstand nicht, bis du sie kaufst.",
      ],
    },
    "R4.5": {
      title: "Wer eine reservierte Karte kennt",
      text: ["Von einer Karte, die vom Stapel gezogen wurde, kennen die anderen nur die Stufe."],
      decision:
        "Eine Karte, die offen in der Auslage lag, haben alle gesehen; darum bleibt sie allen bekannt. In der niederländischen Anleitung liegen reservierte Karten verdeckt; wer das lieber hat, schaltet am Tisch ein, dass alle verborgen sind.",
    },
    "R5.1": {
      title: "Der Preis",
      text: [
        "Kaufe eine offene Karte oder eine, die du in einem früheren Zug reserviert hast. Du zahlst, was aufgedruckt ist, abzüglich deiner Boni: Jeder Bonus spart einen Edelstein seiner Farbe, bei jedem Kauf aufs Neue.",
        "Der Bonus einer Karte hilft erst bei späteren Karten. Ein Preis kann auf nichts sinken, nie darunter, und überzählige Boni einer Farbe helfen bei keiner anderen.",
      ],
      example: "Mit zwei Saphir-Boni kostet dich eine Karte für {blue 2} {green 1} nur {green 1}.",
    },
    "R5.2": {
      title: "Mit Gold bezahlen",
      text: ["{gold 1} ersetzt einen Edelstein beliebiger Farbe."],
      example:
        "Der Preis ist {red 2}. Mit zwei Rubinen und zwei Gold-Chips kannst du auf drei Arten bezahlen.",
      decision:
        "Gold darf auch einen Edelstein ersetzen, den du noch hast: Wer zahlt, wählt. Bezahlt wird genau, Wechselgeld gibt es nicht. Keine Anleitung verlangt, zuerst die Edelsteine auszugeben, und manchmal lohnt es sich, einen zu behalten.",
    },
    "R5.3": {
      title: "Wohin die Bezahlung geht",
      text: ["Alles Bezahlte, auch Gold, geht zurück in den Vorrat."],
    },
    "R5.4": {
      title: "Gekaufte Karten liegen offen",
      text: [
        "Gekaufte Karten liegen offen, nach Farben sortiert. Boni und Prestigepunkte sind für alle zu sehen.",
      ],
    },
    "R5.5": {
      title: "Die Auslage wird sofort aufgefüllt",
      text: [
        "Wird eine offene Karte gekauft oder reserviert, kommt sofort die nächste ihres Stapels an denselben Platz. Keine andere Karte rückt. Ist der Stapel leer, bleibt der Platz leer.",
      ],
    },
    "R6.1": {
      title: "Der Besuch",
      text: [
        "Am Ende deines Zuges, was du auch getan hast, besucht dich ein Adliger, wenn deine Boni alles erreichen, was er verlangt. Es zählen nur Boni gekaufter Karten, auch der eben gekauften.",
        "Ein Besuch ist keine Aktion und lässt sich nicht ablehnen.",
      ],
    },
    "R6.2": {
      title: "Ein Adliger pro Zug",
      text: [
        "In einem Zug kommt höchstens ein Adliger. Würden mehrere kommen, wählst du. Die anderen können in einem späteren Zug noch kommen, auch zu jemand anderem. Adlige werden nicht ersetzt.",
      ],
    },
    "R6.3": {
      title: "Was ein Adliger wert ist",
      text: ["Ein Adliger ist 3 Prestigepunkte wert und bleibt offen bei dir bis zum Schluss."],
    },
    "R6.4": {
      title: "Das Ende",
      text: [
        "Beendet jemand einen Zug mit 15 oder mehr Prestigepunkten, Adlige mitgezählt, wird die Runde zu Ende gespielt, damit alle gleich oft dran waren. War es der Zug des letzten Spielers der Runde, ist das Spiel sofort aus.",
      ],
    },
    "R6.5": {
      title: "Der Sieg",
      text: [
        "Wer die meisten Prestigepunkte hat, gewinnt. Bei Gleichstand gewinnt, wer weniger Karten gekauft hat. Ist auch das gleich, wird der Sieg geteilt; das sagt nur die niederländische Anleitung, und die anderen widersprechen ihr nicht.",
      ],
      decision: "Ein Spiel, das durch Passen endet, wird ebenso gewertet.",
    },
    "R7.1": {
      title: "Was offen ist",
      text: [
        "Alle sehen die Auslage, die Adligen, den Vorrat und wie viele Karten jeder Stapel noch hat, und von jedem Spieler die Chips, die gekauften Karten, die Adligen sowie Zahl und Stufe der reservierten Karten.",
      ],
    },
    "R7.2": {
      title: "Was verborgen ist",
      text: [
        "Verborgen sind die Reihenfolge der Stapel und verdeckt reservierte Karten, diese vor allen außer ihrem Besitzer. Solange die Partie läuft, erfährt kein Bildschirm, keine Aufzeichnung und kein Bot davon.",
      ],
      decision:
        "Wer zuschaut, darf wissen, was für alle offen liegt, aber keine verborgene Karte. Welche Karten du noch nicht gesehen hast, darfst du dir immer ausrechnen.",
    },
    "R7.3": {
      title: "Nach dem Ende",
      text: ["Ist das Spiel aus, darf alles gezeigt werden."],
      decision:
        "Die Sicht eines Platzes hält Verborgenes auch dann verborgen; die Aufzeichnung der Partie zeigt alles, auch die Stapel in ihrer Reihenfolge.",
    },
  },
  opening: {
    title: "Der Aufbau zu zweit, zu dritt, zu viert",
    players: "Spieler",
    deal: "Neu austeilen",
    starts: (seat) => `Ausgelost: Platz ${seat} fängt an.`,
    inSupply: "Im Vorrat",
    nobles: (n) => `${n} Adlige`,
    decks: (first, second, third) =>
      `In den Stapeln bleiben ${first}, ${second} und ${third} Karten`,
  },
  takes: {
    title: "Welche Edelsteine darf ich nehmen?",
    text: "Stelle ein, was im Vorrat liegt.",
    none: "Es lässt sich nichts nehmen.",
    possible: (n) => plural(n, "Eine Möglichkeit:", `${n} Möglichkeiten:`),
  },
  price: {
    title: "Was kostet mich diese Karte?",
    card: "Karte",
    bonuses: "Deine Boni",
    tokens: "Deine Chips",
    costs: (cost) => `Aufgedruckt: ${cost}`,
    free: "Deine Boni bezahlen alles.",
    pay: (price) => `Du zahlst ${price}`,
    can: (ways) =>
      plural(ways, "Du kannst sie kaufen.", `Du kannst sie kaufen und auf ${ways} Arten bezahlen.`),
    cannot: (n) => plural(n, "Es fehlt 1 Chip.", `Es fehlen ${n} Chips.`),
  },
  visits: {
    title: "Welche Adligen kommen?",
    text: "Stelle deine Boni ein.",
    none: "Noch kommt kein Adliger.",
    one: "Dieser Adlige kommt von selbst.",
    choose: (n) => `${n} Adlige würden kommen: Du wählst einen.`,
  },
  fewer: (what) => `${what}: weniger`,
  more: (what) => `${what}: mehr`,
};
