import type { LearnTexts } from "../learn-texts.ts";

export const sv: LearnTexts = {
  title: "Så spelar man",
  intro:
    "Du samlar ädelstenar och köper kort för dem; varje kort gör nästa billigare. Vid femton prestigepoäng tar spelet slut, och den som har flest vinner.",
  book: "Regelbok",
  bookText: "Varje regel med sitt nummer och med exempel att prova. Går att söka i och skriva ut.",
};
