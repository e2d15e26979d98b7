import { pluralOf } from "../../../i18n/words.ts";
import type { BookTexts } from "../book-texts.ts";

const plural = pluralOf("is");

export const is: BookTexts = {
  title: "Reglubók",
  intro:
    "Þið eruð kaupmenn á endurreisnartímanum. Fyrir gimsteina kaupið þið námur, skip og verkstæði; það sem þið eigið gerir næstu kaup ódýrari og færir ykkur virðingarstig.",
  about:
    "Hver regla hefur númer sem breytist ekki. Þar sem prentuðu reglurnar þegja eða þeim ber ekki saman er ákvörðun merkt og rök færð fyrir henni.",
  contents: "Efnisyfirlit",
  search: "Leita í reglunum",
  found: (n) =>
    n === 0 ? "Þessi orð eru ekki í neinni reglu." : plural(n, `${n} regla`, `${n} reglur`),
  print: "Prenta",
  back: "Til baka",
  decision: "Ákvörðun okkar",
  example: "Dæmi",
  tryIt: "Prófaðu",
  chapters: {
    1: "Innihald og upphaf",
    2: "Að eiga leik",
    3: "Tákn",
    4: "Að taka frá spil",
    5: "Að kaupa spil",
    6: "Aðalsmenn, lok og sigur",
    7: "Það sem má vita",
  },
  rules: {
    "R1.1": {
      title: "Táknin",
      text: [
        "Táknin eru 40: sjö demantar (hvítir), sjö safírar (bláir), sjö smaragðar (grænir), sjö rúbínar (rauðir), sjö ónyxar (svartir) og fimm gulltákn. Gullið er jóker.",
      ],
    },
    "R1.2": {
      title: "Spil og aðalsmenn",
      text: [
        "Þróunarspilin eru 90: 40 á fyrsta stigi, 30 á öðru stigi og 20 á þriðja stigi. Hvert spil kostar gimsteina, gefur bónus í einum lit og 0 til 5 virðingarstig.",
        "Aðalsmennirnir eru tíu. Hver þeirra gefur 3 virðingarstig og vill sjá tiltekna bónusa.",
      ],
    },
    "R1.3": {
      title: "Uppsetningin",
      text: [
        "Tveir til fjórir spila. Hvert stig er stokkað fyrir sig og fjögur spil af því látin snúa upp við hliðina á bunkanum: það er markaðurinn.",
        "Aðalsmennirnir á borðinu eru einum fleiri en leikmennirnir. Hinir eru ekki með í þessari viðureign.",
      ],
    },
    "R1.4": {
      title: "Forðinn",
      text: [
        "Þegar tveir spila eru fjórir gimsteinar í hverjum lit í forðanum, fimm þegar þrír spila og sjö þegar fjórir spila. Gulltáknin eru alltaf fimm. Ekkert annað fer eftir fjölda leikmanna.",
        "Allir byrja tómhentir.",
      ],
    },
    "R1.5": {
      title: "Hver byrjar",
      text: ["Yngsti leikmaðurinn byrjar og síðan er farið réttsælis."],
      decision:
        "Skjár veit ekki hvað þið eruð gömul. Dregið er um það hver byrjar og það sýnt; sá sem opnar borð má velja; þegar spilað er aftur byrjar sá næsti. Þannig byrja allir jafn oft.",
    },
    "R2.1": {
      title: "Fjórar aðgerðir",
      text: [
        "Sá sem á leik gerir nákvæmlega eitt: tekur þrjá gimsteina í ólíkum litum, tekur tvo gimsteina í sama lit, tekur frá spil eða kaupir spil.",
      ],
    },
    "R2.2": {
      title: "Færri en þrír litir eftir",
      text: [
        "Á meðan þrír litir eru eftir í forðanum eru alltaf teknir þrír þegar teknir eru ólíkir gimsteinar.",
      ],
      example: "Aðeins {white 3} og {red 1} eru eftir. Þá má aðeins taka demant og rúbín saman.",
      decision:
        "Séu aðeins tveir litir eftir tekur þú einn gimstein í hvorum lit; sé aðeins einn litur eftir tekur þú einn gimstein. Reglurnar nefna þetta ekki. Sé tekið það sem til er heldur viðureignin áfram; að taka færri af frjálsum vilja væri ný aðgerð.",
    },
    "R2.3": {
      title: "Þegar ekkert er hægt að gera",
      text: ["Enginn má sitja hjá af frjálsum vilja."],
      decision:
        "Sé engin af aðgerðunum fjórum möguleg situr leikmaðurinn sjálfkrafa hjá; aðalsmaður getur samt komið í lokin. Hafi allir setið hjá í sömu umferð er viðureigninni lokið og úrslitin ráðast eins og venjulega. Reglurnar krefjast aðgerðar og gleyma þessu tilviki.",
    },
    "R2.4": {
      title: "Röðin þegar þú átt leik",
      text: [
        "Fyrst er aðgerðin. Síðan er fyllt í skarðið á markaðnum. Þá er táknum umfram tíu skilað, þá kemur aðalsmaður og loks er athugað hvort einhver hefur 15 virðingarstig.",
        "Þú sérð því nýja spilið áður en þú velur hverju þú skilar.",
      ],
    },
    "R3.1": {
      title: "Gull er aldrei tekið",
      text: ["Úr forðanum eru aðeins teknir gimsteinar. Gull fæst aðeins þegar spil er tekið frá."],
    },
    "R3.2": {
      title: "Tveir í sama lit",
      text: [
        "Tvo gimsteina í sama lit má aðeins taka ef að minnsta kosti fjórir slíkir eru í forðanum áður en þeir eru teknir.",
        "Tveimur eins má aldrei fylgja þriðji steinn í öðrum lit.",
      ],
      example:
        "Þarna eru {blue 4}: þú mátt taka tvo. Þá eru {blue 2} eftir og enginn má taka tvo safíra í bili.",
    },
    "R3.3": {
      title: "Í mesta lagi tíu tákn",
      text: [
        "Þegar þú hefur lokið leik áttu í mesta lagi tíu tákn, að gulli meðtöldu. Eigir þú fleiri skilar þú táknum þar til nákvæmlega tíu eru eftir.",
        "Þú ræður hvaða táknum þú skilar: líka gulli, og líka þeim sem þú varst að taka. Bónusar á spilum teljast ekki með.",
      ],
    },
    "R3.4": {
      title: "Hámarkið gildir þegar þú lýkur leik",
      text: [
        "Þótt þú eigir tíu tákn máttu taka gimsteina eða taka frá spil. Því sem er umfram skilar þú á eftir.",
      ],
      example: "Þú átt tíu tákn, tekur demant, safír og smaragð og skilar þremur öðrum táknum.",
    },
    "R3.5": {
      title: "Táknin eru sýnileg",
      text: ["Tákn allra leikmanna eru alltaf öllum sýnileg."],
    },
    "R4.1": {
      title: "Tvær leiðir til að taka frá",
      text: [
        "Taktu frá spil sem liggur á markaðnum eða efsta spilið í bunka. Spil úr bunka sérð aðeins þú. Úr tómum bunka er ekkert hægt að draga.",
      ],
    },
    "R4.2": {
      title: "Gull fylgir með",
      text: [
        "Með fráteknu spili færðu {gold 1} ef eitthvað er eftir. Þótt gullið sé búið máttu samt taka frá spil.",
      ],
    },
    "R4.3": {
      title: "Í mesta lagi þrjú frátekin spil",
      text: [
        "Þú átt í mesta lagi þrjú frátekin spil. Þeim má ekki henda: þú losnar aðeins við þau með því að kaupa þau, og það getur enginn nema þú.",
      ],
    },
    "R4.4": {
      title: "Frátekið er ekki keypt",
      text: [
        "Frátekið spil gefur hvorki bónus né virðingarstig og telur ekki þegar staðan er jöfn fyrr en þú kaupir það.",
      ],
    },
    "R4.5": {
      title: "Hver þekkir frátekið spil",
      text: ["Um spil sem dregið er úr bunka vita hinir aðeins á hvaða stigi það er."],
      decision:
        "Spil sem lá á markaðnum hafa allir séð og því þekkja það allir áfram. Í hollensku reglunum liggja frátekin spil á grúfu; þeir sem vilja það frekar velja að fela þau öll við borðið.",
    },
    "R5.1": {
      title: "Verðið",
      text: [
        "Kauptu spil á markaðnum eða spil sem þú hefur áður tekið frá. Þú greiðir það sem stendur á spilinu að frádregnum bónusum þínum: hver bónus sparar einn gimstein í sínum lit, við hver kaup á ný.",
        "Bónus spils gagnast fyrst við síðari kaup. Verð getur lækkað niður í ekkert, aldrei neðar, og bónusar sem eru umfram í einum lit gagnast ekki í öðrum.",
      ],
      example:
        "Ef þú átt tvo safírbónusa greiðir þú aðeins {green 1} fyrir spil sem kostar {blue 2} {green 1}.",
    },
    "R5.2": {
      title: "Að greiða með gulli",
      text: ["{gold 1} kemur í stað gimsteins í hvaða lit sem er."],
      example:
        "Verðið er {red 2}. Ef þú átt tvo rúbína og tvö gulltákn geturðu greitt á þrjá vegu.",
      decision:
        "Gull má líka koma í stað gimsteins sem þú átt enn: sá velur sem greiðir. Greitt er nákvæmlega og ekkert gefið til baka. Hvergi er þess krafist að gimsteinum sé eytt fyrst, og stundum borgar sig að geyma einn.",
    },
    "R5.3": {
      title: "Hvert greiðslan fer",
      text: ["Allt sem greitt er, líka gullið, fer aftur í forðann."],
    },
    "R5.4": {
      title: "Keypt spil eru sýnileg",
      text: [
        "Keypt spil snúa upp, flokkuð eftir litum. Bónusar og virðingarstig eru öllum sýnileg.",
      ],
    },
    "R5.5": {
      title: "Strax er fyllt á markaðinn",
      text: [
        "Þegar spil á markaðnum er keypt eða tekið frá kemur næsta spil úr bunkanum strax á sama stað. Engin önnur spil færast. Sé bunkinn tómur er plássið áfram autt.",
      ],
    },
    "R6.1": {
      title: "Heimsóknin",
      text: [
        "Þegar þú hefur lokið leik, hvað sem þú gerðir, kemur aðalsmaður í heimsókn ef bónusar þínir nægja fyrir öllu sem hann vill sjá. Aðeins bónusar keyptra spila teljast, líka þess sem þú varst að kaupa.",
        "Heimsókn er ekki aðgerð og henni er ekki hægt að hafna.",
      ],
    },
    "R6.2": {
      title: "Einn aðalsmaður í einu",
      text: [
        "Í hverjum leik kemur í mesta lagi einn aðalsmaður. Ef fleiri gætu komið velur þú. Hinir geta komið síðar, líka til einhvers annars. Ekkert kemur í stað þeirra sem fara.",
      ],
    },
    "R6.3": {
      title: "Hvers virði aðalsmaður er",
      text: ["Aðalsmaður gefur 3 virðingarstig og liggur hjá þér, öllum sýnilegur, til loka."],
    },
    "R6.4": {
      title: "Lokin",
      text: [
        "Þegar einhver lýkur leik með 15 virðingarstig eða fleiri, að aðalsmönnum meðtöldum, er umferðin spiluð til enda svo að allir hafi átt leik jafn oft. Hafi það verið síðasti leikmaður umferðarinnar er viðureigninni strax lokið.",
      ],
    },
    "R6.5": {
      title: "Sigurvegarinn",
      text: [
        "Sá vinnur sem á flest virðingarstig. Séu þau jöfn vinnur sá sem keypti færri spil. Sé það líka jafnt er sigurinn sameiginlegur; aðeins hollensku reglurnar segja það, en hinar mæla ekki gegn því.",
      ],
      decision: "Spil sem lýkur með því að allir sitja hjá ræðst á sama hátt.",
    },
    "R7.1": {
      title: "Það sem er sýnilegt",
      text: [
        "Allir sjá markaðinn, aðalsmennina, forðann og hve mörg spil eru eftir í hverjum bunka, og hjá hverjum leikmanni tákn, keypt spil, aðalsmenn og fjölda og stig frátekinna spila.",
      ],
    },
    "R7.2": {
      title: "Það sem er hulið",
      text: [
        "Hulin er röð spilanna í bunkunum, og spil sem tekin eru frá óséð eru hulin öllum nema eiganda sínum. Meðan á viðureign stendur fær enginn skjár, engin skráning og enginn þjarkur neitt að vita.",
      ],
      decision:
        "Sá sem horfir á má vita það sem öllum er sýnilegt en ekki hulið spil nokkurs leikmanns. Þú mátt alltaf reikna út hvaða spil þú hefur ekki séð enn.",
    },
    "R7.3": {
      title: "Eftir lokin",
      text: ["Þegar viðureigninni er lokið má sýna allt."],
      decision:
        "Sú mynd sem hvert sæti sér hylur jafnvel þá það sem hulið var; skráning viðureignarinnar sýnir allt, líka röðina í bunkunum.",
    },
  },
  opening: {
    title: "Uppsetning fyrir tvo, þrjá og fjóra",
    players: "Leikmenn",
    deal: "Gefa aftur",
    starts: (seat) => `Dregið var: sæti ${seat} byrjar.`,
    inSupply: "Í forðanum",
    nobles: (n) => `${n} aðalsmenn`,
    decks: (first, second, third) => `Eftir í bunkunum: ${first}, ${second} og ${third} spil`,
  },
  takes: {
    title: "Hvaða gimsteina má ég taka?",
    text: "Stilltu hvað er í forðanum.",
    none: "Ekkert er hægt að taka.",
    possible: (n) => plural(n, `${n} möguleiki:`, `${n} möguleikar:`),
  },
  price: {
    title: "Hvað kostar þetta spil mig?",
    card: "Spil",
    bonuses: "Bónusarnir þínir",
    tokens: "Táknin þín",
    costs: (cost) => `Á spilinu stendur: ${cost}`,
    free: "Bónusarnir greiða allt.",
    pay: (price) => `Þú greiðir ${price}`,
    can: (ways) =>
      plural(
        ways,
        ways === 1 ? "Þú getur keypt það." : `Þú getur keypt það og greitt á ${ways} vegu.`,
        `Þú getur keypt það og greitt á ${ways} vegu.`,
      ),
    cannot: (n) => `Þig vantar ${n} tákn.`,
  },
  visits: {
    title: "Hvaða aðalsmenn koma?",
    text: "Stilltu bónusana þína.",
    none: "Enginn aðalsmaður kemur enn.",
    one: "Þessi aðalsmaður kemur sjálfkrafa.",
    choose: (n) => `${n} aðalsmenn gætu komið: þú velur einn.`,
  },
  fewer: (what) => `${what}: færri`,
  more: (what) => `${what}: fleiri`,
};
