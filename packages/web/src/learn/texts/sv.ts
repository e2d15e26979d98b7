import type { LearnTexts } from "../learn-texts.ts";

export const sv: LearnTexts = {
  title: "Så spelar man",
  intro:
    "Du samlar ädelstenar och köper kort för dem; varje kort gör nästa billigare. Vid femton prestigepoäng tar spelet slut, och den som har flest vinner.",
  game: "Det första spelet",
  gameText: "Elva korta steg vid ett riktigt bord. Ungefär tio minuter.",
  goOn: (n, all) => `Fortsätt med steg ${n} av ${all}`,
  again: "Du har klarat alla steg. Gå igenom dem en gång till.",
  fromStart: "Från början",
  steps: "Alla steg",
  play: "Ett spel med råd",
  playText: "Ett riktigt spel mot den lättaste boten. Råden blir färre för varje tur.",
  book: "Regelbok",
  bookText: "Varje regel med sitt nummer och med exempel att prova. Går att söka i och skriva ut.",
  strategy: "Strategi för nybörjare",
  strategyText: "Vad våra egna botars spel visar, i siffror.",
};
