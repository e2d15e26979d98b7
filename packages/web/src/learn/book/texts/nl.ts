import { pluralOf } from "../../../i18n/words.ts";
import type { BookTexts } from "../book-texts.ts";

const plural = pluralOf("nl");

export const nl: BookTexts = {
  title: "Spelregels",
  intro:
    "Jullie zijn handelaars in de renaissance. Met edelstenen kopen jullie mijnen, schepen en werkplaatsen; wat je bezit, maakt de volgende aankoop goedkoper en levert prestigepunten op.",
  about:
    "Elke regel heeft een vast nummer. Waar de gedrukte spelregels zwijgen of van elkaar verschillen, staat een beslissing met de reden erbij.",
  contents: "Inhoud",
  search: "Zoeken in de regels",
  found: (n) =>
    n === 0 ? "Deze woorden staan in geen enkele regel." : plural(n, "1 regel", `${n} regels`),
  print: "Afdrukken",
  back: "Terug",
  decision: "Onze beslissing",
  example: "Voorbeeld",
  tryIt: "Probeer het",
  chapters: {
    1: "Wat er is, en het begin",
    2: "Een beurt",
    3: "Fiches",
    4: "Reserveren",
    5: "Kopen",
    6: "Edelen, einde en winnaar",
    7: "Wat je mag weten",
  },
  rules: {
    "R1.1": {
      title: "De fiches",
      text: [
        "Er zijn 40 fiches: zeven diamanten (wit), zeven saffieren (blauw), zeven smaragden (groen), zeven robijnen (rood), zeven onyxen (zwart) en vijf gouden. Goud is de joker.",
      ],
    },
    "R1.2": {
      title: "Kaarten en edelen",
      text: [
        "Er zijn 90 ontwikkelingskaarten: 40 van niveau 1, 30 van niveau 2 en 20 van niveau 3. Een kaart heeft een prijs in edelstenen, een bonus in één kleur en 0 tot 5 prestigepunten.",
        "Er zijn tien edelen. Elke edele is 3 prestigepunten waard en wil bepaalde bonussen zien.",
      ],
    },
    "R1.3": {
      title: "De opstelling",
      text: [
        "Je speelt met twee tot vier. Elk niveau wordt apart geschud, en van elk komen vier kaarten open naast hun stapel te liggen: de markt.",
        "Er komt één edele meer open te liggen dan er spelers zijn. De anderen doen in dit spel niet mee.",
      ],
    },
    "R1.4": {
      title: "De voorraad",
      text: [
        "Met twee spelers liggen er van elke edelsteen vier fiches in de voorraad, met drie spelers vijf, met vier spelers zeven. Gouden fiches zijn er altijd vijf. Verder hangt niets van het aantal spelers af.",
        "Iedereen begint met lege handen.",
      ],
    },
    "R1.5": {
      title: "Wie begint",
      text: ["De jongste speler begint; daarna gaat het met de klok mee."],
      decision:
        "Een scherm weet niet hoe oud jullie zijn. Wie begint, wordt geloot en getoond; wie een tafel opent, mag kiezen; speel je opnieuw, dan schuift het begin door. Zo begint iedereen even vaak.",
    },
    "R2.1": {
      title: "Vier acties",
      text: [
        "In je beurt doe je precies één ding: drie edelstenen van verschillende kleur nemen, twee edelstenen van dezelfde kleur nemen, een kaart reserveren of een kaart kopen.",
      ],
    },
    "R2.2": {
      title: "Minder dan drie kleuren over",
      text: [
        "Zolang er drie kleuren in de voorraad liggen, neem je van verschillende edelstenen er altijd drie.",
      ],
      example:
        "Alleen {white 3} en {red 1} zijn er nog. Je kunt dan alleen een diamant en een robijn samen nemen.",
      decision:
        "Zijn er nog maar twee kleuren, dan neem je van elk één; is er nog maar één kleur, dan neem je één edelsteen. De boekjes zeggen daar niets over. Nemen wat er ligt, houdt het spel gaande; vrijwillig minder nemen zou een nieuwe actie zijn.",
    },
    "R2.3": {
      title: "Gedwongen passen",
      text: ["Niemand mag vrijwillig passen."],
      decision:
        "Is geen van de vier acties mogelijk, dan gaat de beurt vanzelf voorbij; aan het einde kan er nog wel een edele komen. Heeft iedereen in dezelfde ronde gepast, dan is het spel afgelopen en telt de stand zoals altijd. De boekjes eisen een actie en vergeten dit geval.",
    },
    "R2.4": {
      title: "De volgorde in een beurt",
      text: [
        "Eerst de actie. Dan wordt de lege plaats op de markt aangevuld. Dan gaan fiches boven de tien terug, dan komt er een edele, en dan wordt er gekeken of iemand 15 prestigepunten heeft.",
        "Je ziet de nieuwe kaart dus voordat je kiest wat je teruglegt.",
      ],
    },
    "R3.1": {
      title: "Goud neem je nooit",
      text: [
        "Uit de voorraad neem je alleen edelstenen. Goud krijg je alleen bij een gereserveerde kaart.",
      ],
    },
    "R3.2": {
      title: "Twee van dezelfde kleur",
      text: [
        "Twee edelstenen van dezelfde kleur mag je alleen nemen als er vooraf minstens vier van in de voorraad liggen.",
        "Twee gelijke en een derde van een andere kleur kan nooit.",
      ],
      example:
        "Er liggen {blue 4}: je mag er twee nemen. Dan zijn er nog {blue 2}, en voorlopig mag niemand twee saffieren nemen.",
    },
    "R3.3": {
      title: "Hoogstens tien fiches",
      text: [
        "Aan het einde van je beurt heb je hoogstens tien fiches, goud meegeteld. Heb je er meer, dan leg je er terug tot er precies tien over zijn.",
        "Welke, dat kies je zelf: ook goud, en ook fiches die je net hebt genomen. Bonussen op kaarten tellen niet mee.",
      ],
    },
    "R3.4": {
      title: "De grens geldt aan het einde van de beurt",
      text: [
        "Ook met tien fiches mag je nemen of reserveren. Wat te veel is, leg je daarna terug.",
      ],
      example:
        "Met tien fiches neem je een diamant, een saffier en een smaragd, en je legt er drie andere terug.",
    },
    "R3.5": {
      title: "Fiches liggen open",
      text: ["Ieders fiches zijn altijd voor iedereen te zien."],
    },
    "R4.1": {
      title: "Twee manieren om te reserveren",
      text: [
        "Reserveer een open kaart van de markt of de bovenste kaart van een stapel. Alleen jij ziet een kaart die van een stapel komt. Van een lege stapel valt niets te trekken.",
      ],
    },
    "R4.2": {
      title: "Goud erbij",
      text: [
        "Bij de gereserveerde kaart krijg je {gold 1}, als er nog goud is. Is het goud op, dan mag je toch reserveren.",
      ],
    },
    "R4.3": {
      title: "Hoogstens drie gereserveerde kaarten",
      text: [
        "Je hebt hoogstens drie gereserveerde kaarten. Wegleggen kan niet: je raakt ze alleen kwijt door ze te kopen, en niemand anders kan dat.",
      ],
    },
    "R4.4": {
      title: "Gereserveerd is niet gekocht",
      text: [
        "Een gereserveerde kaart geeft geen bonus en geen prestigepunten en telt ook bij een gelijke stand niet mee, tot je hem koopt.",
      ],
    },
    "R4.5": {
      title: "Wie een gereserveerde kaart kent",
      text: ["Van een kaart die van een stapel komt, kennen de anderen alleen het niveau."],
      decision:
        "Een kaart die open op de markt lag, heeft iedereen gezien; daarom blijft hij voor iedereen bekend. In het Nederlandse boekje liggen gereserveerde kaarten gedekt; wie dat liever heeft, kiest de tafeloptie die ze allemaal verbergt.",
    },
    "R5.1": {
      title: "De prijs",
      text: [
        "Koop een open kaart of een kaart die je in een eerdere beurt hebt gereserveerd. Je betaalt wat erop staat, min je bonussen: elke bonus bespaart één edelsteen van zijn kleur, bij elke aankoop opnieuw.",
        "De bonus van een kaart helpt pas bij latere kaarten. Een prijs kan tot niets dalen, nooit lager, en bonussen die je in de ene kleur over hebt, helpen niet in een andere.",
      ],
      example:
        "Met twee saffierbonussen kost een kaart van {blue 2} {green 1} je alleen {green 1}.",
    },
    "R5.2": {
      title: "Betalen met goud",
      text: ["{gold 1} vervangt één edelsteen van welke kleur ook."],
      example:
        "De prijs is {red 2}. Met twee robijnen en twee goud kun je op drie manieren betalen.",
      decision:
        "Goud mag ook een edelsteen vervangen die je nog hebt: wie betaalt, kiest. Je betaalt precies, wisselgeld is er niet. Geen enkel boekje eist dat edelstenen eerst gaan, en soms is het goed er een te houden.",
    },
    "R5.3": {
      title: "Waar de betaling heen gaat",
      text: ["Alles wat je betaalt, ook goud, gaat terug naar de voorraad."],
    },
    "R5.4": {
      title: "Gekochte kaarten liggen open",
      text: [
        "Gekochte kaarten liggen open, gesorteerd op kleur. Bonussen en prestigepunten zijn voor iedereen te zien.",
      ],
    },
    "R5.5": {
      title: "De markt wordt meteen aangevuld",
      text: [
        "Wordt een open kaart gekocht of gereserveerd, dan komt de volgende van zijn stapel meteen op dezelfde plaats. Geen andere kaart schuift op. Is de stapel leeg, dan blijft de plaats leeg.",
      ],
    },
    "R6.1": {
      title: "Het bezoek",
      text: [
        "Aan het einde van je beurt, wat je ook deed, komt een edele bij je op bezoek als je bonussen alles halen wat die edele wil. Alleen bonussen van gekochte kaarten tellen, ook die van de kaart van deze beurt.",
        "Een bezoek is geen actie en je kunt het niet weigeren.",
      ],
    },
    "R6.2": {
      title: "Eén edele per beurt",
      text: [
        "Per beurt komt er hoogstens één edele. Zouden er meer komen, dan kies jij. De anderen kunnen in een latere beurt nog komen, ook bij iemand anders. Edelen worden niet vervangen.",
      ],
    },
    "R6.3": {
      title: "Wat een edele waard is",
      text: ["Een edele is 3 prestigepunten waard en blijft tot het einde open bij je liggen."],
    },
    "R6.4": {
      title: "Het einde",
      text: [
        "Eindigt iemand een beurt met 15 prestigepunten of meer, edelen meegeteld, dan wordt de ronde uitgespeeld, zodat iedereen even vaak aan de beurt is geweest. Was het de beurt van de laatste speler in de ronde, dan is het spel meteen afgelopen.",
      ],
    },
    "R6.5": {
      title: "De winnaar",
      text: [
        "Wie de meeste prestigepunten heeft, wint. Bij een gelijke stand wint wie minder kaarten heeft gekocht. Is ook dat gelijk, dan wordt de overwinning gedeeld; alleen het Nederlandse boekje zegt dat, en de andere spreken het niet tegen.",
      ],
      decision: "Voor een spel dat door passen eindigt, geldt hetzelfde.",
    },
    "R7.1": {
      title: "Wat open ligt",
      text: [
        "Iedereen ziet de markt, de edelen, de voorraad en hoeveel kaarten elke stapel nog heeft, en van elke speler de fiches, de gekochte kaarten, de edelen en het aantal en het niveau van de gereserveerde kaarten.",
      ],
    },
    "R7.2": {
      title: "Wat verborgen is",
      text: [
        "Verborgen zijn de volgorde van de stapels en kaarten die ongezien gereserveerd zijn, die laatste voor iedereen behalve de eigenaar. Zolang het spel loopt, krijgt geen scherm, geen verslag en geen bot er iets van te weten.",
      ],
      decision:
        "Wie toekijkt, mag weten wat voor iedereen open ligt, maar niemands verborgen kaart. Welke kaarten je nog niet hebt gezien, mag je altijd uitrekenen.",
    },
    "R7.3": {
      title: "Na het einde",
      text: ["Is het spel afgelopen, dan mag alles getoond worden."],
      decision:
        "Wat voor een plaats verborgen was, blijft daar ook dan verborgen; het verslag van het spel toont alles, met de stapels in hun volgorde.",
    },
  },
  opening: {
    title: "De opstelling met twee, drie en vier",
    players: "Spelers",
    deal: "Opnieuw delen",
    starts: (seat) => `Geloot: plaats ${seat} begint.`,
    inSupply: "In de voorraad",
    nobles: (n) => `${n} edelen`,
    decks: (first, second, third) =>
      `In de stapels blijven ${first}, ${second} en ${third} kaarten`,
  },
  takes: {
    title: "Welke edelstenen mag ik nemen?",
    text: "Stel in wat er in de voorraad ligt.",
    none: "Er valt niets te nemen.",
    possible: (n) => plural(n, "Eén mogelijkheid:", `${n} mogelijkheden:`),
  },
  price: {
    title: "Wat kost deze kaart mij?",
    card: "Kaart",
    bonuses: "Je bonussen",
    tokens: "Je fiches",
    costs: (cost) => `Op de kaart: ${cost}`,
    free: "Je bonussen betalen alles.",
    pay: (price) => `Je betaalt ${price}`,
    can: (ways) =>
      plural(ways, "Je kunt hem kopen.", `Je kunt hem kopen en op ${ways} manieren betalen.`),
    cannot: (n) => `Je komt ${n} ${plural(n, "fiche", "fiches")} tekort.`,
  },
  visits: {
    title: "Welke edelen komen?",
    text: "Stel je bonussen in.",
    none: "Er komt nog geen edele.",
    one: "Deze edele komt vanzelf.",
    choose: (n) => `${n} edelen zouden komen: jij kiest er een.`,
  },
  fewer: (what) => `${what}: minder`,
  more: (what) => `${what}: meer`,
};
