import { listWith, type CardWords, type Marked, type Who, pluralOf } from "./words.ts";

const plural = pluralOf("en");
const gemName = {
  white: "diamond",
  blue: "sapphire",
  green: "emerald",
  red: "ruby",
  black: "onyx",
  gold: "gold",
};
const gemPlural = {
  white: "diamonds",
  blue: "sapphires",
  green: "emeralds",
  red: "rubies",
  black: "onyxes",
  gold: "gold",
};
/** "a ruby card", "an onyx card" */
const aCard = (gem: string): Marked => `${/^(black|green)$/.test(gem) ? "an" : "a"} {${gem}} card`;
const subject = (who: Who): string => (who.you ? "*You*" : `*${who.name}*`);
const tokens = (n: number): string => plural(n, "token", "tokens");

export const en = {
  // words
  gemName,
  gemStem: gemName,
  countGems: (gem: keyof typeof gemName, n: number, _role?: string) =>
    `${n} ${plural(n, gemName[gem], gemPlural[gem])}`,
  listOf: listWith("and"),
  you: "You",
  bot: (level: string) => `Bot ${level}`,
  levelName: {
    novice: "Novice",
    apprentice: "Apprentice",
    journeyman: "Journeyman",
    jeweller: "Jeweller",
    master: "Master",
    champion: "Champion",
  },
  /** What a level is like, from docs/AI.md; one line on a phone. */
  levelManner: {
    novice: "For a first game: sees only half the market",
    apprentice: "Sees nearly everything, but plans nothing",
    journeyman: "Thinks ahead, but overlooks a lot",
    jeweller: "Thinks ahead and overlooks little",
    master: "Overlooks nothing and plans well",
    champion: "Takes its time and plays as well as it can",
  },
  cancel: "Cancel",
  close: "Close",

  // start
  tagline: "Stones, ships and a good name",
  pitch: "A free table for Splendor, for two to four. No account, no waiting, no ads.",
  playBot: "Play a bot now",
  playBotDetail: (players: number, level: string) => `${players} players · ${level}`,
  adjust: "Players and strength",
  botStrength: "Bot strength",
  howMany: "Players",
  goOn: "Go on playing",
  goOnDetail: (names: string, round: number) => `${names} · round ${round}`,
  friends: "Play with friends",
  friendsText: "Open a table and send the link. Free seats can be bots.",
  passAndPlay: "Pass and play",
  passAndPlayText: "Two to four around one device.",
  learn: "How to play",
  learnText: "A first game, the rule book, strategy.",
  settings: "Settings",
  openTables: "Tables",
  noTables: "Nobody has an open table right now. Open one: friends and strangers can join.",
  allTables: (n: number) => `Show all ${n} tables`,
  serverAway:
    "The server cannot be reached. Games against bots and on one device work all the same.",
  join: "Join",
  watch: "Watch",
  seatsTaken: (taken: number, seats: number) => `${taken} of ${seats} seats`,
  noClock: "no clock",
  clockMinutes: (minutes: number, increment: number) => `${minutes} min + ${increment} s`,
  clockDays: (days: number) => plural(days, "1 day a turn", `${days} days a turn`),

  // table
  yourTurn: "Your turn",
  yourLastTurn: "Your last turn",
  isChoosing: (name: string) => `${name} is choosing`,
  youAreChoosing: "You are choosing",
  isThinking: (name: string) => `${name} is thinking`,
  watching: "Watching",
  youWatch: "You are watching.",
  tableFull: "The table is full; you are watching.",
  roundNumber: (n: number) => `Round ${n}`,
  orderOfPlay: (names: string) => `Order of play: ${names}`,
  menu: "Menu",
  opponents: "Opponents",
  players: "Players at the table",
  nobles: "Nobles",
  market: "Market",
  supply: "Supply",
  yours: "Yours",
  yourAction: "Your action",
  yourPrestige: "Your prestige",
  yourReserved: "Your reserved cards",
  reservedOf: (n: number, limit: number) => `*Reserved* ${n} of ${limit}`,
  freePlace: "free place",
  emptyPlace: "empty",
  cardsLeft: "left",
  log: "What happened",
  begins: (who: Who): Marked => `${subject(who)} ${who.you ? "begin" : "begins"}.`,
  ofGoal: (goal: number) => `of ${goal}`,
  ofTokens: (limit: number) => `of ${limit}`,
  tokensWord: "tokens",
  fresh: "New",
  unfold: "Show all that the opponents have",

  // verdicts on a card
  buy: "Buy",
  verdictGold: (n: number): Marked => `Buy with *${n}* gold`,
  verdictGoldNarrow: (n: number): Marked => `*${n}* gold`,
  verdictShort: (n: number): Marked => `*${n}* short`,
  verdictEnough: "Enough",

  // taking
  chooseAction: "Take gems, reserve or buy",
  chooseActionHint: "Tap a gem, a card or a deck.",
  taking: (what: Marked) => `Taking ${what}`,
  takeFits: "Fits: nothing to return.",
  takeReturns: (n: number) => `Afterwards you return ${n} ${tokens(n)}.`,
  chooseMoreColours: (n: number) =>
    plural(n, "Choose one more colour.", `Choose ${n} more colours.`),
  orTheSame: "Or tap the same again for two.",
  take: (n: number) => `Take ${n}`,
  chooseMore: (n: number) => `Choose ${n} more`,
  more: (n: number) => `${n} more`,
  waitHint: "You can look around meanwhile.",
  showAgain: "Replay",
  hint: "Hint",
  hintIs: (what: Marked) => `Hint: ${what}`,
  hintThinking: "The champion looks for a good move …",
  noHint: "Hints are given only in games against bots.",
  hintTake: (what: Marked) => `take ${what}`,
  hintReserve: (level: number, gem: Marked) => `reserve the level ${level} ${gem} card`,
  hintReserveDeck: (level: number) => `reserve from the level ${level} deck`,
  hintBuy: (level: number, gem: Marked) => `buy the level ${level} ${gem} card`,
  undo: "Undo",
  clearChoice: "Clear",
  undone: "Taken back. It is your turn again.",

  // why not
  refused: {
    "game-over": "The game is over.",
    "waiting-for-deal": "A card is being dealt.",
    "not-a-step": "Three different gems, or two alike: no other mix can be taken.",
    "action-first": "First take, reserve or buy.",
    "return-first": "First return tokens until ten are left.",
    "noble-first": "First choose a noble.",
    "not-in-supply": "None of these are left in the supply.",
    "take-three": "It must be three different gems while three colours are left.",
    "two-need-four": "Two alike can be taken only while four of them are in the supply.",
    "no-card-there": "No card lies there.",
    "deck-empty": "This deck is empty.",
    "three-reserved":
      "Three reserved cards are the most. To reserve another, buy one of yours first.",
    "cannot-pay": "Your tokens and bonuses are not enough for this card.",
    "payment-not-exact": "The payment must match the price exactly.",
    "return-not-held": "You do not hold these tokens.",
    "return-wrong-count": "Return exactly as many as you hold above ten.",
    "noble-not-coming": "This noble’s wishes are not met.",
    "must-act": "Passing is not possible: you can still take, reserve or buy.",
  },
  ruleNumber: (id: string) => `Rule ${id}`,
  inNewTab: "(in a new tab)",
  goldOnlyByReserving: "Gold comes only with a reserved card.",
  noMixing: "Two alike stand alone: no third gem goes with them.",
  threeAtMost: "Three different gems are the most. Tap one again to put it back.",
  putBack: "Put back.",
  notYourTurn: "It is not your turn yet.",

  // a card or deck is chosen
  cardTitle: (gem: string, prestige: number) =>
    `${gem[0]?.toUpperCase()}${gem.slice(1)} card, ${prestige} prestige`,
  sumCost: "Cost",
  sumBonuses: "Bonuses",
  sumPrice: "You pay",
  sumHeld: "You hold",
  sumMissing: "Missing",
  canBuy: "You can buy it now.",
  canBuyGold: (n: number) => `You can buy it; ${n} gold stands in for what is missing.`,
  shortOf: (_n: number, missing: string, gold: number) =>
    `You are missing ${missing}${gold ? ` and hold ${gold} gold` : ""}.`,
  reserveHelps: "The gold that comes with reserving it would be enough to buy it next turn.",
  buyFor: (what: string) => `Buy for ${what}`,
  buyFree: "Buy for free",
  buyShort: (n: number) => `Buy: ${n} short`,
  reserve: "Reserve",
  reserveGold: "Reserve, take 1 gold",
  reserveNoGold: "Reserve, no gold left",
  deckTitle: (level: number) => `Top card of deck ${level}`,
  deckText: "Only you will see it. It stays reserved for you until you buy it.",
  reservedText: (n: number, limit: number) =>
    `${n} of ${limit}. Only you can buy them; they give nothing until then.`,
  nobleTitle: "A noble",
  nobleText: "Comes by itself at the end of a turn to whoever has these bonuses first.",
  takenNobles: "Visited you",

  // return, payment, noble
  returnTitle: (n: number) => `Return ${n} ${tokens(n)}`,
  returnText: (held: number, limit: number) =>
    `You hold ${held}. ${limit} may stay. Tap what goes back.`,
  returnRefilled: "The market is already refilled.",
  returnWhat: (what: string) => `Return ${what}`,
  choosePayment: "Buy: choose payment",
  payTitle: "How will you pay?",
  payText: (price: string) => `Your bonuses leave a price of ${price}.`,
  payTextPlain: (price: string) => `The price is ${price}.`,
  keeps: (what: string) => `keeps ${what}`,
  keepsNothing: "keeps no token",
  chooseNoble: "Choose a noble",
  nobleChoiceTitle: (n: number) => `${n} nobles would visit you`,
  nobleChoiceText:
    "One may come this turn. The others can still come on a later turn if nobody is quicker.",
  plusPrestige: (n: number) => `+${n} prestige`,
  closestRival: (name: string, n: number) => `Closest rival: ${name}, ${n} short`,
  welcomeNoble: "Welcome this noble",

  // log
  logTook: (who: Who, what: Marked) => `${subject(who)} took ${what}`,
  logReserved: (who: Who, card: CardWords, gold: Marked) =>
    `${subject(who)} reserved a level ${card.level} {${card.gem}} card${gold && ` and took ${gold}`}`,
  logReservedDeck: (who: Who, level: number, gold: Marked) =>
    `${subject(who)} reserved the top card of deck ${level}${gold && ` and took ${gold}`}`,
  logBought: (who: Who, card: CardWords, paid: Marked) =>
    `${subject(who)} bought a level ${card.level} {${card.gem}} card${
      card.prestige ? `, ${card.prestige} prestige,` : ""
    } ${paid ? `for ${paid}` : "for free: bonuses paid it all"}`,
  logPassed: (who: Who) => `${subject(who)} had no possible action and passed`,
  logReturned: (what: Marked) => `, returned ${what}`,
  logNoble: (prestige: number) => `; a noble came: +${prestige}`,
  // for one line on a phone
  briefTook: (who: Who, what: Marked) => `${subject(who)} took ${what}`,
  briefReserved: (who: Who, gem: string, gold: Marked) =>
    `${subject(who)} reserved ${aCard(gem)}${gold && ` + ${gold}`}`,
  briefReservedDeck: (who: Who, level: number, gold: Marked) =>
    `${subject(who)} reserved from deck ${level}${gold && ` + ${gold}`}`,
  briefBought: (who: Who, gem: string, paid: Marked) =>
    `${subject(who)} bought ${aCard(gem)} ${paid ? `for ${paid}` : "for free"}`,

  // last round and end
  lastRound: "Last round.",
  lastRoundText: (names: string, prestige: number, remaining: string, n: number, you: boolean) =>
    `${names} reached ${prestige} prestige. ${
      n > 1
        ? `${remaining} have one turn each.`
        : you
          ? "You have one more turn."
          : `${remaining} has one more turn.`
    }`,
  youInList: "you",
  gameOver: "Game over",
  gameOverRounds: (n: number) => `Game over · ${n} ${plural(n, "round", "rounds")}`,
  youWin: (n: number) => `You win with ${n} prestige`,
  wins: (name: string, n: number) => `${name} wins with ${n} prestige`,
  sharedVictory: (names: string, n: number) => `Shared victory: ${names}, ${n} prestige`,
  player: "Player",
  fromCards: "From cards",
  fromNobles: "From nobles",
  prestige: "Prestige",
  cardsBought: "Cards bought",
  tieBroken: (names: string, prestige: number, counts: string) =>
    `${names} have ${prestige} prestige each. Fewer cards win the tie: ${counts}.`,
  tieShared: "Equal prestige and equally many cards: the victory is shared.",
  prestigeByRound: "Prestige by round",
  seeTable: "See the table",
  seeResult: "See the result",
  keepRecord: "Keep the record",
  playAgain: "Play again",
  toStart: "To the start page",
  leaveGame: "Leave the table",

  // games under way and finished
  games: "Your games",
  underWay: "Under way",
  finishedGames: "Finished",
  noFinished: "No finished game yet. Every game that you finish is kept here.",
  archiveAway: "The server cannot be reached, so games played online are missing here.",
  againstBots: "against bots",
  playedOnline: "online",
  lookThrough: "Replay the game",
  review: "Review",
  roundOf: (n: number, last: number) => `Round ${n} of ${last}`,
  replayStart: "Before the first turn",
  replayHint: "Arrow keys go on and back; a line of the list leads to its turn.",
  turnBack: "One turn back",
  turnOn: "One turn on",
  discardGame: (what: string) => `Discard the game: ${what}`,
  discarded: (what: string) => `Discarded: ${what}`,
  keepIt: "Keep it",
  moreGames: (n: number) => plural(n, "One more game", `${n} more games`),
  gameGone: "This game is not kept any more.",
  playedElsewhere: "This game is being played in another window.",
  gameRunning: "This game is not over yet. It can be replayed afterwards.",
  privateGame: "Only those who sat at this table, or have its invitation, can look at this game.",
  youWinResigned: "You win: the other player gave up",
  youResigned: (name: string) => `You gave up: ${name} wins`,
  winsResigned: (name: string) => `${name} wins: the other player gave up`,
  botWins: (who: Who, n: number, resigned: boolean): string => {
    const away = who.you ? "were away" : "was away";
    const seat = who.you ? "your seat" : "the seat";
    return `${who.name} ${resigned ? "gave up" : away}: the bot in ${seat} wins with ${n} prestige`;
  },
  botPlayedOn: "a bot played on",
  gaveUpBotPlayedOn: "gave up, a bot played on",

  // pass and play
  curtainTitle: (name: string) => `${name} is next`,
  curtainText: "Hand the device over. Reserved cards stay covered until you go on.",
  curtainGo: (name: string) => `I am ${name}`,
  dealtTitle: (name: string) => `${name}, this is your card`,
  dealtText:
    "You reserved it unseen. Look at it before you hand the device on: nobody else may see it.",
  dealtGo: "I have seen it",
  playerNumber: (n: number) => `Player ${n}`,
  drawsStart: "Who begins is drawn at random.",
  startGame: "Start the game",
  names: "Names",

  // settings
  language: "Language",
  theme: "Colours",
  themeSystem: "Automatic",
  themeLight: "Day",
  themeDark: "Night",
  sound: "Sound",
  speed: "Animation",
  speedOff: "None",
  speedSlow: "Slow",
  speedNormal: "Normal",
  speedFast: "Fast",
  letterKeys: "Letter keys",
  letterKeysText:
    "Q W E R and so on choose cards. Switch it off if a screen reader needs these keys.",
  notify: "Tell me when it is my turn",
  notifyText: "A notification while this page is in the background.",
  notifyDenied: "The browser does not allow notifications for this page.",
  yourName: "Your name",
  nameTooLong: (limit: number) => `A name has at most ${limit} characters.`,
  nameNeeded: "A name is needed, so that the others know who plays.",
  storageOff:
    "This browser keeps nothing: settings and the running game are lost when the page closes.",

  // keyboard
  keyboard: "Keyboard",
  shiftKey: "Shift",
  enterKey: "Enter",
  arrowKeys: "Arrows",
  keysByPlace: "The keys for cards go by their place on the keyboard: three rows for three levels.",
  keyGems: "take diamond to onyx",
  keyCards: (level: number) => `cards of level ${level}`,
  keyReserve: "with a card key: reserve it",
  keyDecks: "top card of deck 1, 2, 3",
  keyReserved: "your reserved cards",
  keyConfirm: "confirm",
  keyCancel: "cancel",
  keyArrows: "move inside the market",
  keyLast: "read and replay the last move",
  keyOpponents: "read the opponents",
  keyNobles: "read the nobles",
  keyOwn: "read your own state",
  keyHint: "a hint from the champion",
  keyUndo: "take the last turn back",
  keyHelp: "this list",

  // online
  openTable: "Open a table",
  freeSeats: "The other seats",
  seatFriend: "A person",
  seatNumber: (n: number) => `Seat ${n}`,
  clock: "Clock",
  listed: "Show it in the list of tables",
  hideReserved: "Reserved cards stay hidden from others",
  firstSeat: "Who starts",
  startRandom: "Drawn at random",
  startHost: "I start",
  inviteTitle: "Invite your friends",
  inviteText: "Whoever opens this link can sit down by giving a name.",
  copyLink: "Copy the link",
  copied: "Copied",
  share: "Share",
  qrText: "The link as a picture for a phone’s camera",
  waitingFor: (n: number) =>
    plural(n, "Waiting for one more player", `Waiting for ${n} more players`),
  seatFree: "free",
  startsByItself: "The game starts by itself when all seats are taken.",
  waitsForNames: (names: string) => `Waiting for ${names}`,
  notHereYet: "not here yet",
  rematchText:
    "Everybody from the last game is told that you are waiting. The game starts by itself when all are here.",
  inviteInstead: "Invite somebody else instead",
  joinTitle: "Take a seat",
  joinText: "Give the name the others will see.",
  sitDown: "Sit down",
  connectionLost: "Connection lost",
  tryingAgain: (seconds: number): Marked =>
    `Trying again in *${seconds}* ${plural(seconds, "second", "seconds")}. Nothing is lost: the table keeps your game.`,
  tryingNow: "Trying to reach the table …",
  lineIsBack: "Connected again",
  tryNow: "Try now",
  moveWaits: "Your move waits",
  moveKept: "Your move is kept here and is sent as soon as the connection is back.",
  isAway: (name: string) => `${name} is away; a bot plays on`,
  gaveUp: (name: string) => `${name} gave up; a bot plays on`,
  isBack: (who: Who): Marked => `${subject(who)} ${who.you ? "are" : "is"} back`,
  isAbsent: (name: string) => `${name} is not connected`,
  waitsForAbsent: (name: string) => `Waiting for ${name}, who is not connected`,
  isConnectedAgain: (name: string) => `${name} is connected again`,
  timeLeft: (name: string, time: string) => `${name}: ${time} left`,
  gameBegan: "The game has begun",
  rematch: "Play again together",
  theyPlayAgain: "They play again.",
  rematchWaits: (names: string, n: number) =>
    `${names} ${plural(n, "wants", "want")} to play again and ${plural(n, "waits", "wait")} at a new table.`,
  botPlaysForYou: "A bot plays for you",
  comeBack: "Take my seat back",
  resign: "Give up",
  resignAsk: "Give up this game?",
  resignText: (more: boolean): string =>
    more
      ? "A bot plays on in your seat. You cannot come back."
      : "The game ends and you lose it. This cannot be undone.",
  talk: "Table talk",
  saySomething: "Say something",
  send: "Send",
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Hear ${name} again`,
  newRemarks: (n: number) => plural(n, "1 new remark", `${n} new remarks`),
  talkers: "Whom you hear",
  takeBack: "Ask to take back",
  takeBackSent: "You asked to take your turn back. The others have to agree.",
  takeBackAgreed: "You agreed. The others have to agree too.",
  takeBackAsked: (name: string) => `${name} would like to take the last turn back.`,
  agree: "Agree",
  refuse: "Refuse",
  takeBackDeclined: (name: string) => `${name} declined the take-back.`,
  withdraw: "Withdraw the question",
  takeBackWithdrawn: (who: Who): Marked => `${subject(who)} withdrew the question.`,
  takenBack: (who: Who): Marked => `${who.you ? "*Your*" : `*${who.name}*’s`} turn was taken back.`,
  badInvite: "This invitation is incomplete or no longer valid. Ask for the link again.",
  problem: {
    "no-identity": "Give a name first.",
    "not-yours": "This is not possible here: the table is private or the seat is not yours.",
    unknown: "This table does not exist any more. The link may be old or incomplete.",
    "table-full": "All seats of this table are taken. You can watch.",
    stale: "The table has moved on; here is how it stands now.",
    "not-your-turn": "It is not your turn yet.",
    "no-take-back": "There is nothing to take back.",
    "card-revealed": "A new card has been seen since your last turn, so it cannot be taken back.",
    "asked-already": "Somebody else has asked to take a turn back already.",
    "illegal-step": "The rules forbid this.",
    "too-many": "That was too quick. Wait a moment and try again.",
    started: "The game has started without you. You can watch.",
    away: "The server cannot be reached.",
    other: "That did not work.",
  },

  // trouble
  savedBroken: "The saved game could not be read and was put aside. A new one is one tap away.",
  savedCut: "Part of this saved game could not be read. It goes on from the last turn that could.",
  unknownPage: "There is no such page.",
  noSuchRule: (rule: string) => `There is no rule ${rule}. Here is the whole book.`,
  failed: "Something went wrong on this page. The game is saved.",
  reload: "Load again",

  // said to screen readers
  sayCard: (card: CardWords, cost: string, price: string, verdict: string) =>
    `Level ${card.level}, ${gemName[card.gem]} bonus, ${card.prestige} prestige. Costs ${cost}; price after bonuses ${price}. ${verdict}`,
  sayCardPlain: (card: CardWords, cost: string) =>
    `Level ${card.level}, ${gemName[card.gem]} bonus, ${card.prestige} prestige. Costs ${cost}.`,
  sayNothing: "nothing",
  sayCanBuy: "It can be bought.",
  sayCanBuyGold: (n: number) => `It can be bought with ${n} gold.`,
  sayShort: (n: number, missing: string, gold: number) =>
    `${n} short: ${missing} missing${gold ? `, ${gold} gold at hand` : ""}.`,
  sayDish: (gem: string, n: number, taking: number) =>
    `${gem}, ${n} in the supply${taking ? `, taking ${taking}` : ""}`,
  sayDeck: (level: number, n: number) =>
    `Level ${level} deck, ${n} ${plural(n, "card", "cards")} left. Reserve its top card.`,
  sayDeckPlain: (level: number, n: number) =>
    `Level ${level} deck, ${n} ${plural(n, "card", "cards")} left.`,
  saySeat: (name: string, prestige: number, held: number, limit: number, reserved: number) =>
    `${name}: ${prestige} prestige, ${held} of ${limit} tokens, ${reserved} reserved`,
  sayVisits: (n: number) => plural(n, "1 noble", `${n} nobles`),
  sayHold: (gem: string, bonuses: number, held: number) =>
    `${gem}: ${bonuses} ${plural(bonuses, "bonus", "bonuses")}, ${held} ${tokens(held)}`,
  sayGold: (held: number) => `gold: ${held} ${tokens(held)}`,
  sayNoble: (prestige: number, wants: string, short: number) =>
    `Noble, ${prestige} prestige. Wants bonuses: ${wants}. ${short ? `You are ${short} short.` : "Your bonuses are enough."}`,
  sayNoblePlain: (prestige: number, wants: string) =>
    `Noble, ${prestige} prestige. Wants bonuses: ${wants}.`,
  sayUnseen: (level: number) => `unseen card of level ${level}`,
  sayReserved: (n: number) => `Your reserved cards, ${n}`,
  sayReturnOne: (gem: string, held: number) => `Return one: ${gem}, you hold ${held}`,
  sayNothingLast: "Nobody has moved yet.",
  sayClosed: "Closed.",
  sayCleared: "Nothing is chosen any more.",
};

/** Every text of the table. The other languages must have the same ones. */
export type Messages = typeof en;
