import { pluralOf } from "../../../i18n/words.ts";
import type { BookTexts } from "../book-texts.ts";

const plural = pluralOf("fr");

export const fr: BookTexts = {
  title: "Livret de règles",
  intro:
    "Vous êtes des marchands de la Renaissance. Avec des pierres précieuses, vous achetez des mines, des navires et des ateliers ; ce que vous possédez rend l’achat suivant moins cher et apporte du prestige.",
  about:
    "Chaque règle a un numéro qui ne change pas. Là où les livrets imprimés se taisent ou diffèrent, une décision est signalée, avec sa raison.",
  contents: "Sommaire",
  search: "Chercher dans les règles",
  found: (n) =>
    n === 0 ? "Aucune règle ne contient ces mots." : plural(n, "1 règle", `${n} règles`),
  print: "Imprimer",
  back: "Retour",
  decision: "Notre décision",
  example: "Exemple",
  tryIt: "À essayer",
  chapters: {
    1: "Le matériel et la mise en place",
    2: "Un tour",
    3: "Les jetons",
    4: "Réserver",
    5: "Acheter",
    6: "Nobles, fin et victoire",
    7: "Ce qu’on a le droit de savoir",
  },
  rules: {
    "R1.1": {
      title: "Les jetons",
      text: [
        "Il y a 40 jetons : sept diamants (blancs), sept saphirs (bleus), sept émeraudes (vertes), sept rubis (rouges), sept onyx (noirs) et cinq jetons d’or. L’or est le joker.",
      ],
    },
    "R1.2": {
      title: "Cartes et nobles",
      text: [
        "Il y a 90 cartes développement : 40 de niveau 1, 30 de niveau 2 et 20 de niveau 3. Une carte a un coût en pierres, un bonus d’une couleur et de 0 à 5 points de prestige.",
        "Il y a dix nobles. Chacun vaut 3 points de prestige et veut voir certains bonus.",
      ],
    },
    "R1.3": {
      title: "La mise en place",
      text: [
        "On joue de deux à quatre. Chaque niveau est mélangé à part, et quatre de ses cartes sont posées face visible à côté de leur pioche : c’est le marché.",
        "On révèle un noble de plus qu’il n’y a de joueurs. Les autres ne servent pas dans cette partie.",
      ],
    },
    "R1.4": {
      title: "Le stock",
      text: [
        "À deux, le stock a quatre pierres de chaque couleur ; à trois, cinq ; à quatre, sept. L’or, toujours cinq. Rien d’autre ne dépend du nombre de joueurs.",
        "Tout le monde commence les mains vides.",
      ],
    },
    "R1.5": {
      title: "Qui commence",
      text: ["Le plus jeune commence, puis on joue dans le sens des aiguilles d’une montre."],
      decision:
        "Un écran ne connaît pas votre âge. Le premier joueur est tiré au sort et affiché ; qui ouvre une table peut choisir ; quand on rejoue, le départ passe au suivant. Ainsi chacun commence aussi souvent.",
    },
    "R2.1": {
      title: "Quatre actions",
      text: [
        "À ton tour, fais exactement une chose : prendre trois pierres de couleurs différentes, prendre deux pierres de la même couleur, réserver une carte ou acheter une carte.",
      ],
    },
    "R2.2": {
      title: "Moins de trois couleurs",
      text: [
        "Tant qu’il reste trois couleurs dans le stock, on prend toujours trois pierres différentes.",
      ],
      example:
        "Il ne reste que {white 3} et {red 1}. On ne peut prendre qu’un diamant et un rubis ensemble.",
      decision:
        "S’il ne reste que deux couleurs, tu prends une pierre de chacune ; s’il n’en reste qu’une, une seule pierre. Les livrets n’en disent rien. Prendre ce qui reste fait avancer la partie ; en prendre moins par choix serait une nouvelle action.",
    },
    "R2.3": {
      title: "Quand il faut passer",
      text: ["Personne ne peut passer par choix."],
      decision:
        "Si aucune des quatre actions n’est possible, le tour passe de lui-même ; un noble peut quand même venir à la fin. Si tous ont passé dans la même manche, la partie est finie et se juge comme toujours. Les livrets exigent une action et oublient ce cas.",
    },
    "R2.4": {
      title: "L’ordre d’un tour",
      text: [
        "D’abord l’action. Puis la place vide du marché est remplie. Puis on rend les jetons au-delà de dix, puis un noble vient, puis on regarde si quelqu’un a 15 points de prestige.",
        "Tu vois donc la nouvelle carte avant de choisir ce que tu rends.",
      ],
    },
    "R3.1": {
      title: "L’or ne se prend jamais",
      text: [
        "On ne prend que des pierres dans le stock. L’or ne vient qu’avec une carte réservée.",
      ],
    },
    "R3.2": {
      title: "Deux de la même couleur",
      text: [
        "Tu ne peux prendre deux pierres de la même couleur que s’il y en a au moins quatre dans le stock avant de les prendre.",
        "Deux pareilles et une troisième d’une autre couleur, ce n’est jamais possible.",
      ],
      example:
        "Il y a {blue 4} : tu peux en prendre deux. Il reste alors {blue 2}, et pour l’instant personne ne peut prendre deux saphirs.",
    },
    "R3.3": {
      title: "Dix jetons au plus",
      text: [
        "À la fin de ton tour, tu as au plus dix jetons, or compris. Si tu en as plus, tu en rends jusqu’à en garder exactement dix.",
        "Tu choisis lesquels : de l’or aussi, et même ceux que tu viens de prendre. Les bonus des cartes ne comptent pas.",
      ],
    },
    "R3.4": {
      title: "La limite vaut à la fin du tour",
      text: [
        "Même avec dix jetons, tu peux prendre ou réserver. Tu rends ensuite ce qui est en trop.",
      ],
      example:
        "Avec dix jetons, tu prends un diamant, un saphir et une émeraude, et tu en rends trois autres.",
    },
    "R3.5": {
      title: "Les jetons sont visibles",
      text: ["Les jetons de chacun sont visibles de tous, à tout moment."],
    },
    "R4.1": {
      title: "Deux façons de réserver",
      text: [
        "Réserve une carte visible du marché, ou celle du dessus d’une pioche. Une carte de la pioche, les autres ne la voient pas. D’une pioche vide, on ne tire rien.",
      ],
    },
    "R4.2": {
      title: "L’or vient avec",
      text: [
        "Avec la carte réservée, tu reçois {gold 1}, s’il en reste. Sans or dans le stock, tu peux quand même réserver.",
      ],
    },
    "R4.3": {
      title: "Trois cartes réservées au plus",
      text: [
        "Tu as au plus trois cartes réservées. On ne peut pas les défausser : la seule issue est de les acheter, et personne d’autre ne le peut.",
      ],
    },
    "R4.4": {
      title: "Réservée n’est pas achetée",
      text: [
        "Une carte réservée ne donne ni bonus ni prestige, et ne compte pas en cas d’égalité, tant que tu ne l’as pas achetée.",
      ],
    },
    "R4.5": {
      title: "Qui connaît une carte réservée",
      text: ["D’une carte tirée d’une pioche, les autres ne connaissent que le niveau."],
      decision:
        "Une carte qui était visible au marché, tous l’ont vue ; elle reste donc connue de tous. Le livret néerlandais garde les cartes réservées face cachée ; qui préfère cela choisit à la table de les cacher toutes.",
    },
    "R5.1": {
      title: "Le prix",
      text: [
        "Achète une carte visible ou une carte que tu as réservée à un tour précédent. Tu paies ce qui est imprimé, moins tes bonus : chaque bonus épargne une pierre de sa couleur, à chaque achat de nouveau.",
        "Le bonus d’une carte n’aide que pour les suivantes. Un prix peut tomber à rien, jamais plus bas, et les bonus en trop d’une couleur n’aident pas pour une autre.",
      ],
      example: "Avec deux bonus saphir, une carte à {blue 2} {green 1} te coûte {green 1}.",
    },
    "R5.2": {
      title: "L’or dans un paiement",
      text: ["{gold 1} remplace une pierre de n’importe quelle couleur."],
      example:
        "Le prix est {red 2}. Avec deux rubis et deux jetons d’or, tu peux payer de trois façons.",
      decision:
        "L’or peut aussi remplacer une pierre que tu as encore : qui paie choisit. Le paiement est exact ; on ne rend pas la monnaie. Aucun livret n’exige de dépenser d’abord les pierres, et il est parfois bon d’en garder une.",
    },
    "R5.3": {
      title: "Où va le paiement",
      text: ["Tout ce qui est payé, l’or aussi, retourne au stock."],
    },
    "R5.4": {
      title: "Les cartes achetées sont visibles",
      text: [
        "Les cartes achetées restent visibles, triées par couleur. Bonus et prestige se voient de partout.",
      ],
    },
    "R5.5": {
      title: "Le marché se complète aussitôt",
      text: [
        "Quand une carte visible est achetée ou réservée, la suivante de sa pioche prend aussitôt la même place. Aucune autre carte ne bouge. Si la pioche est vide, la place reste vide.",
      ],
    },
    "R6.1": {
      title: "La visite",
      text: [
        "À la fin de ton tour, quoi que tu aies fait, un noble te rend visite si tes bonus atteignent tout ce qu’il veut. Seuls comptent les bonus des cartes achetées, y compris celle de ce tour.",
        "Une visite n’est pas une action et ne se refuse pas.",
      ],
    },
    "R6.2": {
      title: "Un noble par tour",
      text: [
        "Il vient au plus un noble par tour. Si plusieurs devaient venir, tu choisis. Les autres peuvent encore venir à un tour suivant, chez quelqu’un d’autre aussi. Les nobles ne sont pas remplacés.",
      ],
    },
    "R6.3": {
      title: "Ce que vaut un noble",
      text: ["Un noble vaut 3 points de prestige et reste chez toi, visible, jusqu’à la fin."],
    },
    "R6.4": {
      title: "La fin",
      text: [
        "Quand quelqu’un finit un tour avec 15 points de prestige ou plus, nobles compris, on termine la manche, pour que tous aient joué autant de tours. Si c’était le tour du dernier joueur de la manche, la partie est finie aussitôt.",
      ],
    },
    "R6.5": {
      title: "Qui gagne",
      text: [
        "Qui a le plus de prestige gagne. À égalité, c’est celui qui a acheté le moins de cartes. Si là aussi il y a égalité, la victoire est partagée ; seul le livret néerlandais le dit, et les autres ne le contredisent pas.",
      ],
      decision: "Une partie qui finit parce que tous passent se juge de même.",
    },
    "R7.1": {
      title: "Ce qui est visible",
      text: [
        "Tous voient le marché, les nobles, le stock et ce qui reste dans chaque pioche, et de chaque joueur les jetons, les cartes achetées, les nobles, le nombre et le niveau des cartes réservées.",
      ],
    },
    "R7.2": {
      title: "Ce qui est caché",
      text: [
        "Sont cachés l’ordre des pioches et les cartes réservées sans être vues, sauf pour leur propriétaire. Tant que la partie dure, aucun écran, aucun enregistrement, aucun bot n’en sait rien.",
      ],
      decision:
        "Qui regarde peut savoir ce qui est visible de tous, mais aucune carte cachée. Quelles cartes tu n’as pas encore vues, tu peux toujours le déduire.",
    },
    "R7.3": {
      title: "Après la fin",
      text: ["Quand la partie est finie, tout peut être montré."],
      decision:
        "La vue d’une place garde caché ce qui l’était ; l’enregistrement de la partie montre tout, avec les pioches dans leur ordre.",
    },
  },
  opening: {
    title: "La mise en place à deux, trois et quatre",
    players: "Joueurs",
    deal: "Redistribuer",
    starts: (seat) => `Tiré au sort : la place ${seat} commence.`,
    inSupply: "Dans le stock",
    nobles: (n) => `${n} nobles`,
    decks: (first, second, third) => `Dans les pioches : ${first}, ${second} et ${third} cartes`,
  },
  takes: {
    title: "Quelles pierres puis-je prendre ?",
    text: "Règle ce qu’il y a dans le stock.",
    none: "Rien ne peut être pris.",
    possible: (n) => plural(n, "Une possibilité :", `${n} possibilités :`),
  },
  price: {
    title: "Combien me coûte cette carte ?",
    card: "Carte",
    bonuses: "Tes bonus",
    tokens: "Tes jetons",
    costs: (cost) => `Imprimé : ${cost}`,
    free: "Tes bonus paient tout.",
    pay: (price) => `Tu paies ${price}`,
    can: (ways) =>
      plural(ways, "Tu peux l’acheter.", `Tu peux l’acheter et payer de ${ways} façons.`),
    cannot: (n) => `Il te manque ${n} ${plural(n, "jeton", "jetons")}.`,
  },
  visits: {
    title: "Quels nobles viennent ?",
    text: "Règle tes bonus.",
    none: "Aucun noble ne vient encore.",
    one: "Ce noble vient de lui-même.",
    choose: (n) => `${n} nobles viendraient : tu en choisis un.`,
  },
  fewer: (what) => `${what} : moins`,
  more: (what) => `${what} : plus`,
};
