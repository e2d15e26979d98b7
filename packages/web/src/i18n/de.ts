import type { Messages } from "./en.ts";
import { listWith, type Who, pluralOf } from "./words.ts";

const plural = pluralOf("de");
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
const subject = (who: Who): string => (who.you ? "*Du*" : `*${who.name}*`);
/** Das Tätigkeitswort in der Form für „du“ oder für einen Namen. */
const does = (who: Who, yours: string, theirs: string): string =>
  `${subject(who)} ${who.you ? yours : theirs}`;
const has = (who: Who): string => does(who, "hast", "hat");

export const de: Messages = {
  gemName,
  gemStem: gemName,
  countGems: (gem, n, role) => `${n} ${plural(n, singular(gem, role), gemPlural[gem])}`,
  listOf: listWith("und"),
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
  levelManner: {
    novice: "Fürs erste Spiel: sieht nur die halbe Auslage",
    apprentice: "Sieht fast alles, plant aber nichts",
    journeyman: "Denkt voraus, übersieht aber vieles",
    jeweller: "Denkt voraus und übersieht wenig",
    master: "Übersieht nichts und plant gut",
    champion: "Nimmt sich Zeit und spielt, so gut es geht",
  },
  cancel: "Abbrechen",
  close: "Schließen",

  tagline: "Steine, Schiffe und ein guter Name",
  pitch:
    "Splendor kostenlos am eigenen Tisch, für zwei bis vier. Kein Konto, kein Warten, keine Werbung.",
  playBot: "Jetzt gegen einen Bot",
  playBotDetail: (players, level) => `${players} Spieler · ${level}`,
  adjust: "Spieler und Stärke",
  botStrength: "Stärke der Bots",
  howMany: "Spieler",
  goOn: "Weiterspielen",
  goOnDetail: (names, round) => `${names} · Runde ${round}`,
  friends: "Mit Freunden spielen",
  friendsText: "Tisch öffnen und den Link schicken. Freie Plätze können Bots sein.",
  passAndPlay: "An einem Gerät",
  passAndPlayText: "Zwei bis vier reichen es herum.",
  learn: "So wird gespielt",
  learnText: "Ein erstes Spiel, das Regelbuch, Strategie.",
  settings: "Einstellungen",
  openTables: "Tische",
  noTables: "Gerade ist kein Tisch offen. Öffne einen: Freunde und Fremde können dazukommen.",
  allTables: (n) => `Alle ${n} Tische zeigen`,
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
  youAreChoosing: "Du bist am Zug",
  isThinking: (name) => `${name} überlegt`,
  watching: "Du schaust zu",
  youWatch: "Du schaust zu.",
  tableFull: "Der Tisch ist voll; du schaust zu.",
  roundNumber: (n) => `Runde ${n}`,
  orderOfPlay: (names) => `Reihenfolge: ${names}`,
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
  begins: (who) => (who.you ? "*Du* beginnst." : `*${who.name}* beginnt.`),
  ofGoal: (goal) => `von ${goal}`,
  ofTokens: (limit) => `von ${limit}`,
  tokensWord: "Chips",
  fresh: "Neu",
  unfold: "Alles zeigen, was die Mitspieler haben",

  buy: "Kaufen",
  verdictGold: (n) => `Mit *${n}* Gold`,
  verdictGoldNarrow: (n) => `*${n}* Gold`,
  verdictShort: (n) => plural(n, `*${n}* fehlt`, `*${n}* fehlen`),
  verdictEnough: "Reicht",

  chooseAction: "Was möchtest du tun?",
  chooseActionHint: "Tippe auf Stein, Karte oder Stapel.",
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
  hintThinking: "Der Champion sucht einen guten Zug …",
  noHint: "Tipps gibt es nur in Spielen gegen Bots.",
  hintTake: (what) => `${what} nehmen`,
  hintReserve: (level, gem) => `die ${gem}-Karte der Stufe ${level} reservieren`,
  hintReserveDeck: (level) => `vom Stapel der Stufe ${level} reservieren`,
  hintBuy: (level, gem) => `die ${gem}-Karte der Stufe ${level} kaufen`,
  undo: "Zug zurück",
  clearChoice: "Neu wählen",
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
    "three-reserved": "Mehr als drei Karten kannst du nicht reservieren. Kaufe erst eine davon.",
    "cannot-pay": "Deine Chips und Boni reichen für diese Karte nicht.",
    "payment-not-exact": "Die Bezahlung muss genau stimmen.",
    "return-not-held": "Diese Chips hast du nicht.",
    "return-wrong-count": "Gib genau so viele ab, wie du über zehn hast.",
    "noble-not-coming": "Die Wünsche dieses Adligen sind nicht erfüllt.",
    "must-act": "Passen geht nicht: Du kannst noch nehmen, reservieren oder kaufen.",
  },
  ruleNumber: (id) => `Regel ${id}`,
  inNewTab: "(in einem neuen Tab)",
  goldOnlyByReserving: "Gold gibt es nur beim Reservieren.",
  noMixing: "Zu zwei gleichen kannst du keinen dritten Edelstein nehmen.",
  threeAtMost:
    "Mehr als drei verschiedene gehen nicht. Tippe einen noch einmal an, um ihn zurückzulegen.",
  putBack: "Zurückgelegt.",
  notYourTurn: "Du bist noch nicht dran.",

  cardTitle: (gem, prestige) => `${gem}-Karte, ${prestige} Prestige`,
  sumCost: "Kosten",
  sumBonuses: "Boni",
  sumPrice: "Du zahlst",
  sumHeld: "Du hast",
  sumMissing: "Es fehlt",
  canBuy: "Du kannst sie jetzt kaufen.",
  canBuyGold: (n) => `Du kannst sie kaufen; was fehlt, deckst du mit ${n} Gold.`,
  shortOf: (n, missing, gold) =>
    `Dir ${plural(n, "fehlt", "fehlen")}: ${missing}.${gold ? ` Du hast ${gold} Gold.` : ""}`,
  reserveHelps: "Mit dem Gold fürs Reservieren könntest du sie im nächsten Zug kaufen.",
  buyFor: (what) => `Kaufen für ${what}`,
  buyFree: "Gratis kaufen",
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
    `Du hast ${held}, ${limit} dürfen bleiben. Tippe an, was zurückgeht.`,
  returnRefilled: "Die Auslage ist schon aufgefüllt.",
  returnWhat: (what) => `${what} abgeben`,
  choosePayment: "Kaufen: Bezahlung wählen",
  payTitle: "Womit zahlst du?",
  payText: (price) => `Nach deinen Boni bleibt zu zahlen: ${price}.`,
  payTextPlain: (price) => `Zu zahlen: ${price}.`,
  keeps: (what) => `übrig: ${what}`,
  keepsNothing: "kein Chip übrig",
  chooseNoble: "Adligen wählen",
  nobleChoiceTitle: (n) => `${n} Adlige würden dich besuchen`,
  nobleChoiceText:
    "Einer darf in diesem Zug kommen. Die anderen können später noch kommen, wenn niemand schneller ist.",
  plusPrestige: (n) => `+${n} Prestige`,
  closestRival: (name, n) =>
    plural(n, `Am nächsten: ${name}, ${n} fehlt`, `Am nächsten: ${name}, ${n} fehlen`),
  welcomeNoble: "Diesen Adligen empfangen",

  logTook: (who, what) => `${has(who)} ${what} genommen`,
  logReserved: (who, card, gold) =>
    `${has(who)} eine {${card.gem}}-Karte der Stufe ${card.level} reserviert${gold && ` und ${gold} genommen`}`,
  logReservedDeck: (who, level, gold) =>
    `${has(who)} die oberste Karte vom Stapel ${level} reserviert${gold && ` und ${gold} genommen`}`,
  logBought: (who, card, paid) =>
    `${has(who)} eine {${card.gem}}-Karte der Stufe ${card.level}${
      card.prestige ? ` mit ${card.prestige} Prestige` : ""
    } ${paid ? `für ${paid} gekauft` : "gratis gekauft: Die Boni haben gereicht"}`,
  logPassed: (who) =>
    `${does(who, "konntest", "konnte")} nichts tun und ${who.you ? "musstest" : "musste"} passen`,
  logReturned: (what) => `; zurück: ${what}`,
  logNoble: (prestige) => `; Besuch eines Adligen: +${prestige}`,
  // ohne „hat“: Was am Ende steht, hat auf einem Telefon nicht immer Platz
  briefTook: (who, what) => `${subject(who)}: ${what} genommen`,
  briefReserved: (who, gem, gold) =>
    `${subject(who)}: {${gem}}-Karte reserviert${gold && ` + ${gold}`}`,
  briefReservedDeck: (who, level, gold) =>
    `${subject(who)}: von Stapel ${level} reserviert${gold && ` + ${gold}`}`,
  briefBought: (who, gem, paid) =>
    `${subject(who)}: {${gem}}-Karte ${paid ? `gekauft für ${paid}` : "gratis gekauft"}`,

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
    `${names}: je ${prestige} Prestige. Weniger Karten gehen vor: ${counts}.`,
  tieShared: "Gleich viel Prestige und gleich viele Karten: Der Sieg ist geteilt.",
  prestigeByRound: "Prestige im Lauf der Runden",
  seeTable: "Tisch ansehen",
  seeResult: "Ergebnis ansehen",
  keepRecord: "Partie speichern",
  playAgain: "Noch einmal",
  toStart: "Zur Startseite",
  leaveGame: "Tisch verlassen",

  games: "Deine Partien",
  underWay: "Laufende Partien",
  finishedGames: "Beendete Partien",
  noFinished:
    "Noch keine beendete Partie. Jede Partie, die du zu Ende spielst, wird hier aufgehoben.",
  archiveAway: "Der Server ist nicht zu erreichen; online gespielte Partien fehlen deshalb.",
  againstBots: "gegen Bots",
  playedOnline: "online",
  lookThrough: "Partie ansehen",
  review: "Analyse",
  roundOf: (n, last) => `Runde ${n} von ${last}`,
  replayStart: "Vor dem ersten Zug",
  replayHint:
    "Mit den Pfeiltasten geht es vor und zurück; eine Zeile der Liste führt zu ihrem Zug.",
  turnBack: "Einen Zug zurück",
  turnOn: "Einen Zug weiter",
  discardGame: (what) => `Partie verwerfen: ${what}`,
  discarded: (what) => `Verworfen: ${what}`,
  keepIt: "Behalten",
  moreGames: (n) => plural(n, "Noch eine Partie", `Noch ${n} Partien`),
  gameGone: "Diese Partie ist hier nicht mehr aufgehoben.",
  playedElsewhere: "Diese Partie wird in einem anderen Fenster gespielt.",
  gameRunning: "Diese Partie ist noch nicht zu Ende. Danach kannst du sie Zug für Zug ansehen.",
  privateGame:
    "Diese Partie können nur die ansehen, die am Tisch saßen oder seine Einladung haben.",
  youWinResigned: "Du gewinnst: Die andere Seite hat aufgegeben",
  youResigned: (name) => `Du hast aufgegeben: ${name} gewinnt`,
  winsResigned: (name) => `${name} gewinnt: Die andere Seite hat aufgegeben`,
  botWins: (who, n, resigned) => {
    const gone = resigned
      ? `${who.you ? "Du hast" : `${who.name} hat`} aufgegeben`
      : `${who.you ? "Du warst" : `${who.name} war`} weg`;
    return `${gone}: Der Bot auf ${who.you ? "deinem" : "dem"} Platz gewinnt mit ${n} Prestige`;
  },
  botPlayedOn: "ein Bot spielte weiter",
  gaveUpBotPlayedOn: "aufgegeben, ein Bot spielte weiter",

  curtainTitle: (name) => `${name} ist dran`,
  curtainText: "Gib das Gerät weiter. Reservierte Karten bleiben verdeckt, bis es weitergeht.",
  curtainGo: (name) => `Ich bin ${name}`,
  dealtTitle: (name) => `${name}, das ist deine Karte`,
  dealtText:
    "Du hast sie verdeckt reserviert. Sieh sie dir an, bevor du das Gerät weitergibst: Niemand sonst darf sie sehen.",
  dealtGo: "Gesehen",
  playerNumber: (n) => `Spieler ${n}`,
  drawsStart: "Wer beginnt, entscheidet das Los.",
  startGame: "Spiel beginnen",
  names: "Namen",

  language: "Sprache",
  theme: "Farben",
  themeSystem: "Automatisch",
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
  notify: "Sag Bescheid, wenn ich dran bin",
  notifyText: "Eine Mitteilung, solange diese Seite im Hintergrund liegt.",
  notifyDenied: "Der Browser erlaubt dieser Seite keine Mitteilungen.",
  yourName: "Dein Name",
  nameTooLong: (limit) => `Ein Name hat höchstens ${limit} Zeichen.`,
  nameNeeded: "Gib einen Namen an, damit die anderen wissen, wer spielt.",
  storageOff:
    "Dieser Browser speichert nichts: Einstellungen und Spiel sind beim Schließen der Seite weg.",

  keyboard: "Tastatur",
  shiftKey: "Umschalt",
  enterKey: "Eingabe",
  arrowKeys: "Pfeile",
  keysByPlace:
    "Die Tasten für Karten gelten nach ihrer Lage auf der Tastatur: drei Reihen für drei Stufen.",
  keyGems: "Diamant bis Onyx nehmen",
  keyCards: (level) => `Karten der Stufe ${level}`,
  keyReserve: "mit einer Kartentaste: reservieren",
  keyDecks: "oberste Karte vom Stapel 1, 2, 3",
  keyReserved: "deine reservierten Karten",
  keyConfirm: "bestätigen",
  keyCancel: "abbrechen",
  keyArrows: "in der Auslage bewegen",
  keyLast: "letzten Zug vorlesen und nochmal zeigen",
  keyOpponents: "Mitspieler vorlesen",
  keyNobles: "Adlige vorlesen",
  keyOwn: "den eigenen Stand vorlesen",
  keyHint: "ein Tipp vom Champion",
  keyUndo: "den letzten Zug zurücknehmen",
  keyHelp: "diese Liste",

  openTable: "Tisch öffnen",
  freeSeats: "Die anderen Plätze",
  seatFriend: "Ein Mensch",
  seatNumber: (n) => `Platz ${n}`,
  clock: "Uhr",
  listed: "In der Liste der Tische zeigen",
  hideReserved: "Reservierte Karten bleiben anderen verborgen",
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
  waitsForNames: (names) => `Wir warten auf ${names}`,
  notHereYet: "noch nicht da",
  rematchText:
    "Alle aus der letzten Partie erfahren, dass du wartest. Das Spiel beginnt von selbst, wenn alle da sind.",
  inviteInstead: "Stattdessen jemand anderen einladen",
  joinTitle: "Setz dich dazu",
  joinText: "Unter welchem Namen sehen dich die anderen?",
  sitDown: "Platz nehmen",
  connectionLost: "Verbindung verloren",
  tryingAgain: (seconds) =>
    `Nächster Versuch in *${seconds}* ${plural(seconds, "Sekunde", "Sekunden")}. Nichts ist verloren: Dein Spiel ist gespeichert.`,
  tryingNow: "Der Tisch wird gesucht …",
  lineIsBack: "Wieder verbunden",
  tryNow: "Jetzt versuchen",
  moveWaits: "Dein Zug wartet",
  moveKept: "Dein Zug wird hier aufbewahrt und gesendet, sobald die Verbindung wieder steht.",
  isAway: (name) => `${name} ist weg; ein Bot spielt weiter`,
  gaveUp: (name) => `${name} hat aufgegeben; ein Bot spielt weiter`,
  isBack: (who) => (who.you ? "*Du* bist wieder da" : `*${who.name}* ist wieder da`),
  isAbsent: (name) => `${name} ist nicht verbunden`,
  waitsForAbsent: (name) => `${name} ist am Zug, aber nicht verbunden`,
  isConnectedAgain: (name) => `${name} ist wieder verbunden`,
  timeLeft: (name, time) => `${name}: noch ${time}`,
  gameBegan: "Das Spiel hat begonnen",
  rematch: "Noch einmal zusammen",
  theyPlayAgain: "Sie spielen noch einmal.",
  rematchWaits: (names, n) =>
    `${names} ${plural(n, "möchte", "möchten")} noch einmal spielen und ${plural(n, "wartet", "warten")} an einem neuen Tisch.`,
  botPlaysForYou: "Ein Bot spielt für dich",
  comeBack: "Selbst weiterspielen",
  resign: "Aufgeben",
  resignAsk: "Diese Partie aufgeben?",
  resignText: (more) =>
    more
      ? "Ein Bot spielt auf deinem Platz weiter. Du kannst nicht zurückkommen."
      : "Die Partie endet, und du verlierst sie. Das lässt sich nicht zurücknehmen.",
  talk: "Gespräch",
  saySomething: "Etwas sagen",
  send: "Senden",
  mute: (name) => `${name} stummschalten`,
  unmute: (name) => `${name} wieder hören`,
  newRemarks: (n) => plural(n, "1 neue Nachricht", `${n} neue Nachrichten`),
  talkers: "Wen du hörst",
  takeBack: "Zurücknehmen",
  takeBackSent: "Du möchtest deinen Zug zurücknehmen. Die anderen müssen zustimmen.",
  takeBackAgreed: "Du hast zugestimmt. Jetzt müssen noch die anderen zustimmen.",
  takeBackAsked: (name) => `${name} möchte den letzten Zug zurücknehmen.`,
  agree: "Zustimmen",
  refuse: "Ablehnen",
  takeBackDeclined: (name) => `${name} hat die Rücknahme abgelehnt.`,
  withdraw: "Anfrage zurückziehen",
  takeBackWithdrawn: (who) => `${has(who)} die Anfrage zurückgezogen.`,
  takenBack: (who) =>
    who.you
      ? "*Dein* Zug wurde zurückgenommen."
      : `Der Zug von *${who.name}* wurde zurückgenommen.`,
  badInvite:
    "Diese Einladung ist unvollständig oder gilt nicht mehr. Lass dir den Link noch einmal schicken.",
  problem: {
    "no-identity": "Gib zuerst einen Namen an.",
    "not-yours": "Das geht hier nicht: Der Tisch ist privat, oder der Platz gehört dir nicht.",
    unknown: "Diesen Tisch gibt es nicht mehr. Der Link ist vielleicht alt oder unvollständig.",
    "table-full": "Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen.",
    stale: "Am Tisch ging es inzwischen weiter; so steht es jetzt.",
    "not-your-turn": "Du bist noch nicht dran.",
    "no-take-back": "Es gibt nichts zurückzunehmen.",
    "card-revealed":
      "Seit deinem letzten Zug wurde eine neue Karte aufgedeckt. Er kann nicht mehr zurückgenommen werden.",
    "asked-already": "Jemand anderes hat schon darum gebeten, einen Zug zurückzunehmen.",
    "illegal-step": "Das erlauben die Regeln nicht.",
    "too-many": "Das ging zu schnell. Warte kurz und versuche es noch einmal.",
    started: "Das Spiel hat ohne dich begonnen. Du kannst zuschauen.",
    away: "Der Server ist nicht zu erreichen.",
    other: "Das hat nicht geklappt.",
  },

  savedBroken:
    "Das gespeicherte Spiel ließ sich nicht lesen und wurde beiseitegelegt. Ein neues ist schnell begonnen.",
  savedCut:
    "Ein Teil des gespeicherten Spiels ließ sich nicht lesen. Es geht nach dem letzten lesbaren Zug weiter.",
  unknownPage: "Diese Seite gibt es nicht.",
  noSuchRule: (rule) => `Eine Regel ${rule} gibt es nicht. Hier ist das ganze Buch.`,
  failed: "Auf dieser Seite ist etwas schiefgegangen. Das Spiel ist gespeichert.",
  reload: "Neu laden",

  sayCard: (card, cost, price, verdict) =>
    `Stufe ${card.level}, Bonus ${gemName[card.gem]}, ${card.prestige} Prestige. Kostet ${cost}; Preis nach Boni ${price}. ${verdict}`,
  sayCardPlain: (card, cost) =>
    `Stufe ${card.level}, Bonus ${gemName[card.gem]}, ${card.prestige} Prestige. Kostet ${cost}.`,
  sayNothing: "nichts",
  sayCanBuy: "Sie kann gekauft werden.",
  sayCanBuyGold: (n) => `Sie kann mit ${n} Gold gekauft werden.`,
  sayShort: (n, missing, gold) =>
    `${plural(n, "1 fehlt", `${n} fehlen`)}: ${missing}${gold ? `; ${gold} Gold ist da` : ""}.`,
  sayDish: (gem, n, taking) => `${gem}, ${n} im Vorrat${taking ? `, du nimmst ${taking}` : ""}`,
  sayDeck: (level, n) =>
    `Stapel der Stufe ${level}, noch ${n} ${plural(n, "Karte", "Karten")}. Oberste Karte reservieren.`,
  sayDeckPlain: (level, n) =>
    `Stapel der Stufe ${level}, noch ${n} ${plural(n, "Karte", "Karten")}.`,
  saySeat: (name, prestige, held, limit, reserved) =>
    `${name}: ${prestige} Prestige, ${held} von ${limit} Chips, ${reserved} reserviert`,
  sayVisits: (n) => plural(n, "1 Adliger", `${n} Adlige`),
  sayHold: (gem, bonuses, held) =>
    `${gem}: ${bonuses} ${plural(bonuses, "Bonus", "Boni")}, ${held} ${chips(held)}`,
  sayGold: (held) => `Gold: ${held} ${chips(held)}`,
  sayNoble: (prestige, wants, short) =>
    `Adliger, ${prestige} Prestige. Wünscht sich Boni: ${wants}. ${short ? plural(short, "Dir fehlt 1.", `Dir fehlen ${short}.`) : "Deine Boni reichen."}`,
  sayNoblePlain: (prestige, wants) => `Adliger, ${prestige} Prestige. Wünscht sich Boni: ${wants}.`,
  sayUnseen: (level) => `verdeckte Karte der Stufe ${level}`,
  sayReserved: (n) => `Deine reservierten Karten, ${n}`,
  sayReturnOne: (gem, held) => `Abgeben: ${gem}, du hast ${held}`,
  sayNothingLast: "Noch niemand hat gezogen.",
  sayClosed: "Geschlossen.",
  sayCleared: "Es ist nichts mehr gewählt.",
};
