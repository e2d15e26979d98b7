import type { Messages } from "./en.ts";
import { type Who, pluralOf } from "./words.ts";

const plural = pluralOf("de");
const list = new Intl.ListFormat("de");

const gemName = {
  white: "Diamant",
  blue: "Saphir",
  green: "Smaragd",
  red: "Rubin",
  black: "Onyx",
  gold: "Gold",
};
const gemPlural = {
  white: "Diamanten",
  blue: "Saphire",
  green: "Smaragde",
  red: "Rubine",
  black: "Onyxe",
  gold: "Gold",
};
/** „einen Diamanten“, aber „ein Diamant fehlt“. */
const singular = (gem: keyof typeof gemName, role?: string): string =>
  gem === "white" && role !== "missing" ? "Diamanten" : gemName[gem];
const chips = (n: number): string => plural(n, "Chip", "Chips");
/** Das Tätigkeitswort in der Form für „du“ oder für einen Namen. */
const does = (who: Who, yours: string, theirs: string): string =>
  who.you ? `*Du* ${yours}` : `*${who.name}* ${theirs}`;

export const de: Messages = {
  gemName,
  countGems: (gem, n, role) => `${n} ${plural(n, singular(gem, role), gemPlural[gem])}`,
  listOf: (items) => list.format(items),
  you: "Du",
  bot: (level) => `Bot ${level}`,
  levelName: {
    novice: "Neuling",
    apprentice: "Lehrling",
    journeyman: "Geselle",
    jeweller: "Juwelier",
    master: "Meister",
    champion: "Champion",
  },
  cancel: "Abbrechen",
  close: "Schließen",

  tagline: "Steine, Schiffe und ein guter Name",
  pitch:
    "Ein freier Tisch für Splendor, zu zweit bis zu viert. Kein Konto, kein Warten, kein Lärm.",
  playBot: "Jetzt gegen einen Bot",
  playBotDetail: (players, level) => `${players} Spieler · ${level}`,
  botStrength: "Stärke der Bots",
  howMany: "Spieler",
  goOn: "Weiterspielen",
  goOnDetail: (names, round) => `${names} · Runde ${round}`,
  friends: "Mit Freunden spielen",
  friendsText: "Tisch öffnen und den Link schicken. Freie Plätze können Bots sein.",
  passAndPlay: "An einem Gerät",
  passAndPlayText: "Zwei bis vier reichen es herum.",
  learn: "So wird gespielt",
  learnText: "Das ganze Spiel auf einer Seite.",
  settings: "Einstellungen",
  openTables: "Tische",
  noTables: "Gerade ist kein Tisch offen. Öffne einen: Freunde und Fremde können dazukommen.",
  serverAway:
    "Der Server ist nicht zu erreichen. Gegen Bots und an einem Gerät kannst du trotzdem spielen.",
  join: "Mitspielen",
  watch: "Zuschauen",
  seatsTaken: (taken, seats) => `${taken} von ${seats} Plätzen`,
  noClock: "ohne Uhr",
  clockMinutes: (minutes, increment) => `${minutes} min + ${increment} s`,
  clockDays: (days) => plural(days, "1 Tag pro Zug", `${days} Tage pro Zug`),

  yourTurn: "Du bist dran",
  yourLastTurn: "Dein letzter Zug",
  isChoosing: (name) => `${name} ist am Zug`,
  isThinking: (name) => `${name} überlegt`,
  watching: "Du schaust zu",
  roundNumber: (n) => `Runde ${n}`,
  orderOfPlay: "Reihenfolge",
  menu: "Menü",
  opponents: "Mitspieler",
  players: "Spieler am Tisch",
  nobles: "Adlige",
  market: "Auslage",
  supply: "Vorrat",
  yours: "Deins",
  yourAction: "Deine Aktion",
  yourPrestige: "Deine Prestigepunkte",
  yourReserved: "Deine reservierten Karten",
  reservedOf: (n, limit) => `*Reserviert* ${n} von ${limit}`,
  freePlace: "frei",
  emptyPlace: "leer",
  cardsLeft: "übrig",
  log: "Was geschah",
  nothingYet: "Noch nichts. Der erste Zug steht bevor.",
  ofGoal: (goal) => `von ${goal}`,
  ofTokens: (limit) => `von ${limit}`,
  tokensWord: "Chips",
  fresh: "Neu",
  unfold: "Alles zeigen, was die Mitspieler haben",

  buy: "Kaufen",
  verdictGold: (n) => `Mit *${n}* Gold`,
  verdictGoldNarrow: (n) => `*${n}* Gold`,
  verdictShort: (n) => plural(n, `*${n}* fehlt`, `*${n}* fehlen`),

  chooseAction: "Nehmen, reservieren oder kaufen",
  chooseActionHint: "Tippe auf einen Edelstein, eine Karte oder einen Stapel.",
  taking: (what) => `Du nimmst ${what}`,
  takeFits: "Passt: nichts abzugeben.",
  takeReturns: (n) => `Danach gibst du ${n} ${chips(n)} ab.`,
  chooseMoreColours: (n) => plural(n, "Wähle noch eine Farbe.", `Wähle noch ${n} Farben.`),
  orTheSame: "Oder noch einmal dieselbe für zwei.",
  take: (n) => `${n} nehmen`,
  chooseMore: (n) => `Noch ${n} wählen`,
  more: (n) => `noch ${n}`,
  waitHint: "Du kannst dich inzwischen umsehen.",
  showAgain: "Nochmal",
  hint: "Tipp",
  hintIs: (what) => `Tipp: ${what}`,
  hintThinking: "Ein guter Zug wird gesucht …",
  hintTake: (what) => `${what} nehmen`,
  hintReserve: (level, gem) => `die ${gem}-Karte der Stufe ${level} reservieren`,
  hintReserveDeck: (level) => `vom Stapel der Stufe ${level} reservieren`,
  hintBuy: (level, gem) => `die ${gem}-Karte der Stufe ${level} kaufen`,
  undo: "Zurück",
  undone: "Zurückgenommen. Du bist wieder dran.",

  refused: {
    "game-over": "Das Spiel ist zu Ende.",
    "waiting-for-deal": "Gerade wird eine Karte aufgedeckt.",
    "not-a-step":
      "Drei verschiedene Edelsteine oder zwei gleiche: Anderes lässt sich nicht nehmen.",
    "action-first": "Erst nehmen, reservieren oder kaufen.",
    "return-first": "Gib erst Chips ab, bis zehn übrig sind.",
    "noble-first": "Wähle erst einen Adligen.",
    "not-in-supply": "Davon ist nichts mehr im Vorrat.",
    "take-three": "Es müssen drei verschiedene sein, solange drei Farben da sind.",
    "two-need-four": "Zwei gleiche gibt es nur, solange vier davon im Vorrat liegen.",
    "no-card-there": "Dort liegt keine Karte.",
    "deck-empty": "Dieser Stapel ist leer.",
    "three-reserved": "Du hast drei reservierte Karten. Kaufe erst eine davon.",
    "cannot-pay": "Deine Chips und Boni reichen für diese Karte nicht.",
    "payment-not-exact": "Die Bezahlung muss genau stimmen.",
    "return-not-held": "Diese Chips hast du nicht.",
    "return-wrong-count": "Gib genau so viele ab, wie du über zehn hast.",
    "noble-not-coming": "Die Wünsche dieses Adligen sind nicht erfüllt.",
    "must-act": "Passen geht nicht: Du kannst noch nehmen, reservieren oder kaufen.",
  },
  goldOnlyByReserving: "Gold gibt es nur beim Reservieren.",
  noMixing: "Zwei gleiche stehen allein: Ein dritter Edelstein passt nicht dazu.",
  threeAtMost: "Mehr als drei verschiedene gehen nicht. Tippe einen an, um ihn zurückzulegen.",
  notYourTurn: "Du bist noch nicht dran.",

  cardTitle: (gem, prestige) => `${gem}-Karte, ${prestige} Prestige`,
  sumCost: "Kosten",
  sumBonuses: "Boni",
  sumPrice: "Du zahlst",
  sumHeld: "Du hast",
  sumMissing: "Es fehlt",
  canBuy: "Du kannst sie jetzt kaufen.",
  canBuyGold: (n) => `Du kannst sie kaufen; ${n} Gold ersetzt, was fehlt.`,
  shortOf: (missing, gold) => `Dir fehlt: ${missing}.${gold ? ` Du hast ${gold} Gold.` : ""}`,
  reserveHelps: "Mit dem Gold fürs Reservieren könntest du sie im nächsten Zug kaufen.",
  buyFor: (what) => `Kaufen für ${what}`,
  buyFree: "Umsonst kaufen",
  buyShort: (n) => plural(n, "Kaufen: 1 fehlt", `Kaufen: ${n} fehlen`),
  reserve: "Reservieren",
  reserveGold: "Reservieren, 1 Gold nehmen",
  reserveNoGold: "Reservieren, kein Gold mehr da",
  deckTitle: (level) => `Oberste Karte vom Stapel ${level}`,
  deckText: "Nur du siehst sie. Sie bleibt für dich reserviert, bis du sie kaufst.",
  reservedText: (n, limit) =>
    `${n} von ${limit}. Nur du kannst sie kaufen; bis dahin bringen sie nichts.`,
  nobleTitle: "Ein Adliger",
  nobleText: "Kommt von selbst am Ende eines Zuges zu dem, der diese Boni zuerst hat.",
  takenNobles: "Bei dir zu Besuch",

  returnTitle: (n) => `${n} ${chips(n)} abgeben`,
  returnText: (held, limit) =>
    `Du hast ${held}, ${limit} dürfen bleiben. Tippe an, was zurückgeht; die Auslage ist schon aufgefüllt.`,
  returnWhat: (what) => `${what} abgeben`,
  choosePayment: "Kaufen: Bezahlung wählen",
  payTitle: "Womit zahlst du?",
  payText: (price) => `Nach deinen Boni bleibt zu zahlen: ${price}.`,
  keeps: (what) => `behält ${what}`,
  keepsNothing: "behält keinen Chip",
  chooseNoble: "Adligen wählen",
  nobleChoiceTitle: (n) => `${n} Adlige würden dich besuchen`,
  nobleChoiceText:
    "Einer darf in diesem Zug kommen. Die anderen können später noch kommen, wenn niemand schneller ist.",
  plusPrestige: (n) => `+${n} Prestige`,
  closestRival: (name, n) =>
    plural(n, `Am nächsten: ${name}, ${n} fehlt`, `Am nächsten: ${name}, ${n} fehlen`),
  welcomeNoble: "Diesen Adligen empfangen",

  logTook: (who, what) => `${does(who, "nimmst", "nimmt")} ${what}`,
  logReserved: (who, card, gold) =>
    `${does(who, "reservierst", "reserviert")} eine {${card.gem}}-Karte der Stufe ${card.level}${gold && ` und ${who.you ? "nimmst" : "nimmt"} ${gold}`}`,
  logReservedDeck: (who, level, gold) =>
    `${does(who, "reservierst", "reserviert")} die oberste Karte vom Stapel ${level}${gold && ` und ${who.you ? "nimmst" : "nimmt"} ${gold}`}`,
  logBought: (who, card, paid) =>
    `${does(who, "kaufst", "kauft")} eine {${card.gem}}-Karte der Stufe ${card.level}${
      card.prestige ? ` mit ${card.prestige} Prestige` : ""
    } ${paid ? `für ${paid}` : "umsonst: Die Boni reichen"}`,
  logPassed: (who) =>
    `${does(who, "kannst", "kann")} nichts tun und ${who.you ? "musst" : "muss"} passen`,
  logReturned: (what) => `; zurück gehen ${what}`,
  logNoble: (prestige) => `; ein Adliger kommt: +${prestige}`,
  briefReserved: (who, gem, gold) =>
    `${does(who, "reservierst", "reserviert")} {${gem}}${gold && ` + ${gold}`}`,
  briefReservedDeck: (who, level, gold) =>
    `${does(who, "reservierst", "reserviert")} vom Stapel ${level}${gold && ` + ${gold}`}`,
  briefBought: (who, gem, paid) =>
    `${does(who, "kaufst", "kauft")} {${gem}} ${paid ? `für ${paid}` : "umsonst"}`,

  lastRound: "Letzte Runde.",
  lastRoundText: (names, prestige, remaining, n, you) =>
    `${names}: ${prestige} Prestige erreicht. ${
      n > 1
        ? `Noch je ein Zug: ${remaining}.`
        : you
          ? "Du hast noch einen Zug."
          : `${remaining} hat noch einen Zug.`
    }`,
  youInList: "du",
  gameOver: "Spielende",
  gameOverRounds: (n) => `Spielende · ${n} ${plural(n, "Runde", "Runden")}`,
  youWin: (n) => `Du gewinnst mit ${n} Prestige`,
  wins: (name, n) => `${name} gewinnt mit ${n} Prestige`,
  sharedVictory: (names, n) => `Geteilter Sieg: ${names}, ${n} Prestige`,
  player: "Spieler",
  fromCards: "Aus Karten",
  fromNobles: "Von Adligen",
  prestige: "Prestige",
  cardsBought: "Gekaufte Karten",
  tieBroken: (names, prestige, counts) =>
    `${names} haben je ${prestige} Prestige. Weniger Karten gehen vor: ${counts}.`,
  tieShared: "Gleich viel Prestige und gleich viele Karten: Der Sieg ist geteilt.",
  prestigeByRound: "Prestige im Lauf der Runden",
  seeTable: "Tisch ansehen",
  keepRecord: "Partie speichern",
  playAgain: "Noch einmal",
  toStart: "Zur Startseite",
  leaveGame: "Tisch verlassen",

  curtainTitle: (name) => `${name} ist dran`,
  curtainText: "Gib das Gerät weiter. Reservierte Karten bleiben verdeckt, bis es weitergeht.",
  curtainGo: (name) => `Ich bin ${name}`,
  playerNumber: (n) => `Spieler ${n}`,
  startGame: "Spiel beginnen",
  names: "Namen",

  language: "Sprache",
  theme: "Farben",
  themeSystem: "Wie das Gerät",
  themeLight: "Tag",
  themeDark: "Nacht",
  sound: "Ton",
  speed: "Bewegung",
  speedOff: "Keine",
  speedSlow: "Langsam",
  speedNormal: "Normal",
  speedFast: "Schnell",
  letterKeys: "Buchstabentasten",
  letterKeysText:
    "Q W E R und so weiter wählen Karten. Schalte sie aus, wenn ein Vorleseprogramm sie braucht.",
  notify: "Sag mir, wenn ich dran bin",
  notifyText: "Eine Mitteilung, solange diese Seite im Hintergrund liegt.",
  notifyDenied: "Der Browser erlaubt dieser Seite keine Mitteilungen.",
  yourName: "Dein Name",
  nameTooLong: (limit) => `Ein Name hat höchstens ${limit} Zeichen.`,
  nameNeeded: "Gib einen Namen an, damit die anderen wissen, wer spielt.",
  storageOff:
    "Dieser Browser speichert nichts: Einstellungen und Spiel sind beim Schließen der Seite weg.",

  keyboard: "Tastatur",
  keyGems: "Diamant bis Onyx nehmen",
  keyCards: (level) => `Karten der Stufe ${level}`,
  keyReserve: "mit einer Kartentaste: reservieren",
  keyDecks: "oberste Karte vom Stapel 1, 2, 3",
  keyReserved: "deine reservierten Karten",
  keyConfirm: "bestätigen",
  keyCancel: "abbrechen",
  keyArrows: "in der Auslage bewegen",
  keyLast: "letzten Zug vorlesen",
  keyOpponents: "Mitspieler vorlesen",
  keyNobles: "Adlige vorlesen",
  keyOwn: "den eigenen Stand vorlesen",
  keyHelp: "diese Liste",

  openTable: "Tisch öffnen",
  freeSeats: "Die anderen Plätze",
  seatFriend: "Ein Mensch",
  seatNumber: (n) => `Platz ${n}`,
  clock: "Uhr",
  listed: "In der Liste der Tische zeigen",
  hideReserved: "Alle reservierten Karten verdeckt halten",
  firstSeat: "Wer beginnt",
  startRandom: "Das Los entscheidet",
  startHost: "Ich beginne",
  inviteTitle: "Lade deine Freunde ein",
  inviteText: "Wer diesen Link öffnet, kann sich mit einem Namen dazusetzen.",
  copyLink: "Link kopieren",
  copied: "Kopiert",
  share: "Teilen",
  qrText: "Der Link als Bild für die Kamera eines Telefons",
  waitingFor: (n) => plural(n, "Noch ein Platz ist frei", `Noch ${n} Plätze sind frei`),
  seatFree: "frei",
  startsByItself: "Das Spiel beginnt von selbst, wenn alle Plätze besetzt sind.",
  joinTitle: "Setz dich dazu",
  joinText: "Unter welchem Namen sehen dich die anderen?",
  sitDown: "Platz nehmen",
  connectionLost: "Verbindung verloren",
  tryingAgain: (seconds) =>
    `Nächster Versuch in *${seconds}* ${plural(seconds, "Sekunde", "Sekunden")}. Nichts ist verloren: Der Tisch bewahrt dein Spiel.`,
  tryingNow: "Der Tisch wird gesucht …",
  tryNow: "Jetzt versuchen",
  isAway: (name) => `${name} ist weg; ein Bot spielt weiter`,
  timeLeft: (name, time) => `${name}: noch ${time}`,
  rematch: "Noch einmal zusammen",
  botPlaysForYou: "Ein Bot spielt für dich",
  comeBack: "Selbst weiterspielen",
  resign: "Aufgeben",
  problem: {
    "no-identity": "Gib zuerst einen Namen an.",
    "not-yours": "Das geht hier nicht: Der Tisch ist privat, oder der Platz gehört dir nicht.",
    unknown: "Diesen Tisch gibt es nicht mehr. Der Link ist vielleicht alt oder unvollständig.",
    "table-full": "Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen.",
    stale: "Am Tisch ging es inzwischen weiter; so steht es jetzt.",
    "not-your-turn": "Du bist noch nicht dran.",
    "illegal-step": "Das erlauben die Regeln nicht.",
    "too-many": "Das ging zu schnell. Warte kurz und versuche es noch einmal.",
    started: "Das Spiel hat ohne dich begonnen. Du kannst zuschauen.",
    away: "Der Server ist nicht zu erreichen.",
    other: "Das hat nicht geklappt.",
  },

  savedBroken:
    "Das gespeicherte Spiel ließ sich nicht lesen und wurde beiseitegelegt. Ein neues ist schnell begonnen.",
  unknownPage: "Diese Seite gibt es nicht.",
  failed: "Auf dieser Seite ist etwas schiefgegangen. Das Spiel ist gespeichert.",
  reload: "Neu laden",

  rulesIntro:
    "Ihr handelt mit Edelsteinen. Kaufe Karten; jede eigene Karte macht spätere billiger. Mit 15 Prestigepunkten endet das Spiel.",
  rulesTurn: "In deinem Zug tust du eines davon",
  rulesTurnItems: [
    "Drei Edelsteine verschiedener Farben nehmen.",
    "Zwei Edelsteine einer Farbe nehmen, wenn vier davon da sind.",
    "Eine Karte reservieren, offen oder vom Stapel, und ein Gold nehmen.",
    "Eine Karte kaufen, aus der Auslage oder eine reservierte.",
  ],
  rulesBuying: "Kaufen",
  rulesBuyingText:
    "Zahle die Edelsteine auf der Karte. Jede Karte, die du hast, zählt für immer als ein Edelstein ihrer Farbe. Gold ersetzt jeden Edelstein.",
  rulesLimits: "Grenzen",
  rulesLimitsText:
    "Höchstens zehn Chips am Ende deines Zuges und höchstens drei reservierte Karten.",
  rulesNobles: "Adlige",
  rulesNoblesText:
    "Wer zuerst die Karten hat, die ein Adliger wünscht, wird am Ende des Zuges besucht: 3 Prestigepunkte, ein Adliger pro Zug.",
  rulesEnd: "Das Ende",
  rulesEndText:
    "Hat jemand 15 Prestigepunkte, wird die Runde zu Ende gespielt. Die meisten Punkte gewinnen, bei Gleichstand weniger Karten; sonst ist der Sieg geteilt.",

  sayCard: (card, cost, price, verdict) =>
    `Stufe ${card.level}, Bonus ${gemName[card.gem]}, ${card.prestige} Prestige. Kostet ${cost}; du zahlst ${price}. ${verdict}`,
  sayCardPlain: (card, cost) =>
    `Stufe ${card.level}, Bonus ${gemName[card.gem]}, ${card.prestige} Prestige. Kostet ${cost}.`,
  sayNothing: "nichts",
  sayCanBuy: "Du kannst sie kaufen.",
  sayCanBuyGold: (n) => `Du kannst sie mit ${n} Gold kaufen.`,
  sayShort: (n, missing, gold) =>
    `${plural(n, "1 fehlt", `${n} fehlen`)}: ${missing}${gold ? `; du hast ${gold} Gold` : ""}.`,
  sayDish: (gem, n, taking) => `${gem}, ${n} im Vorrat${taking ? `, du nimmst ${taking}` : ""}`,
  sayDeck: (level, n) =>
    `Stapel der Stufe ${level}, noch ${n} ${plural(n, "Karte", "Karten")}. Oberste Karte reservieren.`,
  saySeat: (name, prestige, held, limit, reserved) =>
    `${name}: ${prestige} Prestige, ${held} von ${limit} Chips, ${reserved} reserviert`,
  sayHold: (gem, bonuses, held) =>
    `${gem}: ${bonuses} ${plural(bonuses, "Bonus", "Boni")}, ${held} ${chips(held)}`,
  sayGold: (held) => `Gold: ${held} ${chips(held)}`,
  sayNoble: (prestige, wants, short) =>
    `Adliger, ${prestige} Prestige. Wünscht Boni: ${wants}. ${short ? plural(short, "Dir fehlt 1.", `Dir fehlen ${short}.`) : "Deine Boni reichen."}`,
  sayUnseen: (level) => `verdeckte Karte der Stufe ${level}`,
  sayReserved: (n) => `Deine reservierten Karten, ${n}`,
  sayReturnOne: (gem, held) => `Abgeben: ${gem}, du hast ${held}`,
  sayNothingLast: "Noch niemand hat gezogen.",
};
