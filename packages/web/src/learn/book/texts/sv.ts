import { pluralOf } from "../../../i18n/words.ts";
import type { BookTexts } from "../book-texts.ts";

const plural = pluralOf("sv");

export const sv: BookTexts = {
  title: "Regelbok",
  intro:
    "Ni är köpmän under renässansen. Med ädelstenar köper ni gruvor, skepp och verkstäder; det ni äger gör nästa köp billigare och ger prestigepoäng.",
  about:
    "Varje regel har ett nummer som består. Där de tryckta regelböckerna tiger eller säger olika saker står ett beslut med sitt skäl.",
  contents: "Innehåll",
  search: "Sök i reglerna",
  found: (n) => (n === 0 ? "Ingen regel har de orden." : plural(n, "1 regel", `${n} regler`)),
  print: "Skriv ut",
  back: "Tillbaka",
  decision: "Vårt beslut",
  example: "Exempel",
  tryIt: "Prova",
  chapters: {
    1: "Vad som ingår och hur man börjar",
    2: "En tur",
    3: "Markörer",
    4: "Att reservera",
    5: "Att köpa",
    6: "Adelsmän, slut och seger",
    7: "Vad man får veta",
  },
  rules: {
    "R1.1": {
      title: "Markörerna",
      text: [
        "Det finns 40 markörer: sju vardera av diamant (vit), safir (blå), smaragd (grön), rubin (röd) och onyx (svart) samt fem av guld. Guld är joker.",
      ],
    },
    "R1.2": {
      title: "Kort och adelsmän",
      text: [
        "Det finns 90 utvecklingskort: 40 på nivå 1, 30 på nivå 2 och 20 på nivå 3. Ett kort har en kostnad i ädelstenar, en bonus i en färg och 0 till 5 prestigepoäng.",
        "Det finns tio adelsmän. Var och en är värd 3 prestigepoäng och vill se vissa bonusar.",
      ],
    },
    "R1.3": {
      title: "Förberedelser",
      text: [
        "Två till fyra kan spela. Varje nivå blandas för sig, och fyra av dess kort läggs öppet bredvid högen: marknaden.",
        "En adelsman fler än antalet spelare vänds upp. De andra är inte med i det här spelet.",
      ],
    },
    "R1.4": {
      title: "Förrådet",
      text: [
        "Två spelare har fyra markörer av varje ädelsten i förrådet, tre spelare har fem, fyra spelare har sju. Guldmarkörerna är alltid fem. Inget annat beror på antalet spelare.",
        "Alla börjar tomhänta.",
      ],
    },
    "R1.5": {
      title: "Vem som börjar",
      text: ["Den yngsta spelaren börjar, sedan går turen medurs."],
      decision:
        "En skärm vet inte hur gamla ni är. Vem som börjar lottas och visas; den som öppnar ett bord får välja; när man spelar igen går starten vidare. Så får alla börja lika ofta.",
    },
    "R2.1": {
      title: "Fyra handlingar",
      text: [
        "På din tur gör du precis en sak: tar tre ädelstenar av olika färg, tar två ädelstenar av samma färg, reserverar ett kort eller köper ett kort.",
      ],
    },
    "R2.2": {
      title: "Färre än tre färger kvar",
      text: ["Så länge tre färger finns kvar i förrådet tar man alltid tre när man tar olika."],
      example:
        "Bara {white 3} och {red 1} är kvar. Det enda som går att ta är en diamant och en rubin tillsammans.",
      decision:
        "Finns bara två färger kvar tar du en av varje, finns bara en färg kvar tar du en enda ädelsten. Böckerna säger inget om det. Att ta det som finns håller spelet i gång; att frivilligt ta färre vore en ny handling.",
    },
    "R2.3": {
      title: "När man måste passa",
      text: ["Ingen får passa frivilligt."],
      decision:
        "Är ingen av de fyra handlingarna möjlig går turen vidare av sig själv; en adelsman kan ändå komma i slutet av den. Har alla passat i samma omgång är spelet slut och avgörs som vanligt. Böckerna kräver en handling och glömmer det här fallet.",
    },
    "R2.4": {
      title: "Ordningen i en tur",
      text: [
        "Först handlingen. Sedan fylls luckan på marknaden. Sedan lämnas markörer utöver tio tillbaka, sedan kommer en adelsman, sedan ser man efter om någon har 15 prestigepoäng.",
        "Du ser alltså det nya kortet innan du väljer vad du lämnar tillbaka.",
      ],
    },
    "R3.1": {
      title: "Guld tar man aldrig",
      text: ["Ur förrådet tar man bara ädelstenar. Guld får man bara med ett reserverat kort."],
    },
    "R3.2": {
      title: "Två av samma färg",
      text: [
        "Du får bara ta två ädelstenar av samma färg om minst fyra av den finns i förrådet innan du tar dem.",
        "Två lika och en tredje av annan färg går aldrig.",
      ],
      example:
        "Det finns {blue 4}: du får ta två. Sedan är {blue 2} kvar, och tills vidare får ingen ta två safirer.",
    },
    "R3.3": {
      title: "Högst tio markörer",
      text: [
        "I slutet av din tur har du högst tio markörer, guldet medräknat. Har du fler lämnar du tillbaka tills precis tio är kvar.",
        "Vilka väljer du själv: även guld, och även sådana som du nyss har tagit. Bonusar på kort räknas inte.",
      ],
    },
    "R3.4": {
      title: "Gränsen gäller när turen slutar",
      text: [
        "Även med tio markörer får du ta eller reservera. Det som är för mycket lämnar du tillbaka efteråt.",
      ],
      example:
        "Med tio markörer tar du en diamant, en safir och en smaragd och lämnar tillbaka tre andra.",
    },
    "R3.5": {
      title: "Markörerna ligger öppet",
      text: ["Allas markörer kan alltid ses av alla."],
    },
    "R4.1": {
      title: "Två sätt att reservera",
      text: [
        "Reservera ett öppet kort på marknaden eller det översta kortet i en hög. Ett kort från en hög får bara du se. Ur en tom hög går inget att dra.",
      ],
    },
    "R4.2": {
      title: "Guld följer med",
      text: [
        "Med det reserverade kortet får du {gold 1}, om det finns något kvar. Är guldet slut får du reservera ändå.",
      ],
    },
    "R4.3": {
      title: "Högst tre reserverade kort",
      text: [
        "Du har högst tre reserverade kort. De går inte att kasta: enda sättet att bli av med dem är att köpa dem, och det kan bara du.",
      ],
    },
    "R4.4": {
      title: "Reserverat är inte köpt",
      text: [
        "Ett reserverat kort ger varken bonus eller prestigepoäng, och det räknas inte vid lika ställning, förrän du köper det.",
      ],
    },
    "R4.5": {
      title: "Vem som känner till ett reserverat kort",
      text: ["Om ett kort som drogs ur en hög vet de andra bara nivån."],
      decision:
        "Ett kort som låg öppet på marknaden har alla sett, så det förblir känt för alla. I den nederländska boken ligger reserverade kort nedvända; den som hellre vill ha det så väljer att bordet döljer alla.",
    },
    "R5.1": {
      title: "Priset",
      text: [
        "Köp ett öppet kort eller ett som du reserverat på en tidigare tur. Du betalar det som står på kortet minus dina bonusar: varje bonus sparar en ädelsten av sin färg, vid varje köp på nytt.",
        "Ett korts bonus hjälper först vid senare kort. Ett pris kan sjunka till ingenting, aldrig lägre, och bonusar som blir över i en färg hjälper inte i en annan.",
      ],
      example: "Med två safirbonusar kostar ett kort för {blue 2} {green 1} dig bara {green 1}.",
    },
    "R5.2": {
      title: "Att betala med guld",
      text: ["{gold 1} ersätter en ädelsten av vilken färg som helst."],
      example: "Priset är {red 2}. Med två rubiner och två guldmarkörer kan du betala på tre sätt.",
      decision:
        "Guld får även ersätta en ädelsten som du har kvar: den som betalar väljer. Man betalar exakt och får ingen växel. Ingen bok kräver att ädelstenarna går först, och ibland är det bra att behålla en.",
    },
    "R5.3": {
      title: "Vart betalningen går",
      text: ["Allt som betalas, även guldet, går tillbaka till förrådet."],
    },
    "R5.4": {
      title: "Köpta kort är öppna",
      text: [
        "Köpta kort ligger öppna, sorterade efter färg. Bonusar och prestigepoäng kan ses av alla.",
      ],
    },
    "R5.5": {
      title: "Marknaden fylls på genast",
      text: [
        "När ett öppet kort köps eller reserveras kommer nästa ur dess hög genast på samma plats. Inget annat kort flyttas. Är högen tom förblir platsen tom.",
      ],
    },
    "R6.1": {
      title: "Besöket",
      text: [
        "I slutet av din tur, vad du än gjort, får du besök av en adelsman om dina bonusar räcker till allt han vill se. Bara bonusar på köpta kort räknas, även på det som köptes i samma tur.",
        "Ett besök är ingen handling och går inte att tacka nej till.",
      ],
    },
    "R6.2": {
      title: "En adelsman per tur",
      text: [
        "På en tur kommer högst en adelsman. Om flera skulle komma väljer du. De andra kan fortfarande komma på en senare tur, även till någon annan. Adelsmän ersätts inte.",
      ],
    },
    "R6.3": {
      title: "Vad en adelsman är värd",
      text: ["En adelsman är värd 3 prestigepoäng och stannar öppet hos dig till slutet."],
    },
    "R6.4": {
      title: "Slutet",
      text: [
        "När någon avslutar en tur med 15 prestigepoäng eller fler, adelsmän medräknade, spelas omgången färdigt så att alla har haft lika många turer. Var det den sista spelaren i omgången är spelet slut genast.",
      ],
    },
    "R6.5": {
      title: "Vem som vinner",
      text: [
        "Flest prestigepoäng vinner. Vid lika ställning vinner den som köpt färre kort. Är också det lika delar man segern; det säger bara den nederländska boken, och de andra säger inte emot.",
      ],
      decision: "Ett spel som slutar med att alla passar avgörs på samma sätt.",
    },
    "R7.1": {
      title: "Vad som är öppet",
      text: [
        "Alla ser marknaden, adelsmännen, förrådet och hur många kort varje hög har kvar, och av varje spelare markörerna, de köpta korten, adelsmännen samt de reserverade kortens antal och nivå.",
      ],
    },
    "R7.2": {
      title: "Vad som är dolt",
      text: [
        "Dolda är högarnas ordning och kort som reserverats osedda, de senare för alla utom ägaren. Så länge spelet pågår får ingen skärm, inget protokoll och ingen bot veta något.",
      ],
      decision:
        "Den som tittar på får veta det som är öppet för alla, men ingens dolda kort. Vilka kort du inte har sett än får du alltid räkna ut.",
    },
    "R7.3": {
      title: "Efter slutet",
      text: ["När spelet är slut får allt visas."],
      decision:
        "Det man ser från sin plats döljer det dolda även då; spelets protokoll visar allt, med högarna i sin ordning.",
    },
  },
  opening: {
    title: "Förberedelser för två, tre och fyra",
    players: "Spelare",
    deal: "Dela ut på nytt",
    starts: (seat) => `Lottat: plats ${seat} börjar.`,
    inSupply: "I förrådet",
    nobles: (n) => `${n} adelsmän`,
    decks: (first, second, third) => `Kvar i högarna: ${first}, ${second} och ${third} kort`,
  },
  takes: {
    title: "Vilka ädelstenar får jag ta?",
    text: "Ställ in vad som finns i förrådet.",
    none: "Det går inte att ta något.",
    possible: (n) => plural(n, "En möjlighet:", `${n} möjligheter:`),
  },
  price: {
    title: "Vad kostar det här kortet mig?",
    card: "Kort",
    bonuses: "Dina bonusar",
    tokens: "Dina markörer",
    costs: (cost) => `På kortet: ${cost}`,
    free: "Dina bonusar betalar allt.",
    pay: (price) => `Du betalar ${price}`,
    can: (ways) =>
      plural(ways, "Du kan köpa det.", `Du kan köpa det och betala på ${ways} olika sätt.`),
    cannot: (n) => plural(n, "1 markör saknas.", `${n} markörer saknas.`),
  },
  visits: {
    title: "Vilka adelsmän kommer?",
    text: "Ställ in dina bonusar.",
    none: "Ingen adelsman kommer än.",
    one: "Den här adelsmannen kommer av sig själv.",
    choose: (n) => `${n} adelsmän skulle komma: du väljer en.`,
  },
  fewer: (what) => `${what}: färre`,
  more: (what) => `${what}: fler`,
};
