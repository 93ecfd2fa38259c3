import { ML_PER_UNIT, SPOON_UNITS } from "@mealwright/schema/constants/food/units";
import { table } from "../table.ts";

export const CM_PER_INCH = 2.54;

/** Everything known about a unit; at most one of grams, millilitres and teaspoons. */
interface Unit {
  /** Its spellings, including misspellings and other languages, separated by spaces. */
  readonly spellings: string;
  /** Grams in one unit of weight. */
  readonly grams?: number;
  /** Millilitres in one unit of volume; cups, spoons and pints are the US customary ones. */
  readonly millilitres?: number;
  /** Teaspoons in a measure for which cooks have a name, like a pinch. */
  readonly teaspoons?: number;
  /** Less than a spoon. */
  readonly isPinch?: true;
  /** Poured by eye. */
  readonly isPoured?: true;
  /** May also start a food's name: "fillet steak", "rib eye". */
  readonly beginsNames?: true;
}

const UNITS: Readonly<Record<string, Unit>> = {
  mg: { spellings: "mg milligram milligrams milligramme milligrammes", grams: 0.001 },
  g: { spellings: "gramo gramos grammo grammi gramas gramm g gr gm gms grm grms gram grams gramme grammes", grams: 1 },
  dkg: { spellings: "dkg dag", grams: 10 },
  kg: { spellings: "kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes", grams: 1000 },
  oz: { spellings: "onza onzas oz ozs ounce ounces", grams: 28.3495 },
  lb: { spellings: "libra libras lb lbs pound pounds", grams: 453.592 },
  ml: {
    spellings: "krm mililitro mililitros millilitri ml mls millilitre millilitres milliliter milliliters cc",
    millilitres: 1,
  },
  cl: { spellings: "cl centilitre centilitres centiliter centiliters", millilitres: 10 },
  dl: { spellings: "dl decilitre decilitres deciliter deciliters", millilitres: 100 },
  l: { spellings: "litro litros litri l lt ltr litre litres liter liters", millilitres: 1000 },
  tsp: {
    spellings:
      "sdt ts teaspon teaspons teasoon teasoons tespoon tespoons teapoon teapoons teasp tsk theelepel theelepels teskje teskjeer tesked teskedar lyzeczka lyzeczki lyzeczek cdta cdtas cdita cac tsp tsps tspn teaspoon teaspoons teaspoonful teaspoonfuls tl teeloffel cucharadita cucharaditas cucchiaino cucchiaini colherinha colherinhas",
    millilitres: ML_PER_UNIT.tsp,
  },
  tbsp: {
    spellings:
      "sdm tabelspoon tabelspoons tablespon tablespons tablspoon tablspoons tablepsoon tablepsoons tabespoon tabespoons talbespoon talbespoons msk spsk ss spiseskje spiseskjeer matsked matskedar lyzka lyzki lyzek eetlepel eetlepels cda cdas cas cs tbsp tbsps tbs tbl tblsp tblspn tbls tbps tbspn tablespoon tablespoons tablespoonful tablespoonfuls spoonful spoonfuls dollop dollops el essloffel cucharada cucharadas cucchiaio cucchiai colher colheres",
    millilitres: ML_PER_UNIT.tbsp,
  },
  floz: { spellings: "floz", millilitres: 29.5735 },
  shot: { spellings: "shot shots jigger jiggers", millilitres: 44.3603 },
  cup: {
    spellings:
      "szklanka szklanki szklanek cup cups cupful cupfuls mug mugs mugful mugfuls c tasse tassen tasses taza tazas tazza tazze xicara xicaras chavena chavenas",
    millilitres: ML_PER_UNIT.cup,
  },
  pint: { spellings: "pint pints pt pts", millilitres: 473.176 },
  quart: { spellings: "quart quarts qt qts", millilitres: ML_PER_UNIT.quart },
  gallon: { spellings: "gallon gallons gal gals", millilitres: 3785.41 },
  pinch: {
    spellings:
      "szczypta szczypty nypa snuf knivspids pinch pinches grating gratings grind grinds grinding grindings twist twists prise prisen pincee pincees pizca pizcas pizzico",
    teaspoons: 1 / 16,
    isPinch: true,
  },
  dash: { spellings: "dash dashes shake shakes", teaspoons: 1 / 8, isPinch: true },
  drop: { spellings: "drop drops", teaspoons: 1 / 80 },
  splash: { spellings: "splash splashes squirt squirts slosh sloshes", teaspoons: 2, isPoured: true },
  drizzle: { spellings: "drizzle drizzles swirl", teaspoons: 1.5, isPoured: true },
  glug: { spellings: "glug glugs", teaspoons: 3, isPoured: true },
  squeeze: { spellings: "squeeze squeezes", teaspoons: 1.5, isPoured: true },
  sprinkle: { spellings: "sprinkle sprinkles sprinkling", teaspoons: 1 / 4 },
  dessertspoon: { spellings: "dessertspoon dessertspoons dsp", teaspoons: 2 },
  glass: { spellings: "glass glasses verre verres", millilitres: 240, beginsNames: true },
  ladle: { spellings: "ladle ladles ladleful ladlefuls", millilitres: 120 },
  servingspoon: { spellings: "servingspoon servingspoons", millilitres: 45 },
  katori: { spellings: "katori katoris", millilitres: 150 },
  pat: { spellings: "pat pats" },
  link: { spellings: "link links" },
  bar: { spellings: "bar bars tablet tablets", beginsNames: true },
  knob: { spellings: "knob knobs thumb thumbs ruas", teaspoons: 2 },
  handful: {
    spellings:
      "handful handfuls fistful fistfuls handvoll poignee poignees punado punados manciata punhado garsc garsci naeve nave",
  },
  piece: { spellings: "butir potong nos piece pieces pc pcs count each stuck wheel wheels" },
  clove: {
    spellings:
      "siung clove cloves zehe zehen gousse gousses diente dientes spicchio spicchi dente dentes zabek zabki klyfta klyftor teentje teentjes",
  },
  slice: { spellings: "slice slices rasher rashers scheibe scheiben tranche tranches rebanada rebanadas fetta fette" },
  stick: { spellings: "stick sticks" },
  stalk: { spellings: "batang stalk stalks stem stems rib ribs", beginsNames: true },
  spear: { spellings: "spear spears" },
  sprig: { spellings: "brin brins branch branches zweig zweige ramita ramitas rametto rametti sprig sprigs" },
  leaf: { spellings: "leaf leaves lembar" },
  bunch: {
    spellings:
      "ikat botte bottes mazzetto mazzo manojo manojos maco bunch bunches bundle bundles bund bundt knippe demet peczek atado atados macos",
  },
  head: { spellings: "head heads crown crowns cabeca cabecas cabeza cabezas", beginsNames: true },
  bulb: { spellings: "bulb bulbs" },
  ear: { spellings: "ear ears cob cobs" },
  fillet: { spellings: "fillet fillets filet filets", beginsNames: true },
  steak: { spellings: "steak steaks", beginsNames: true },
  can: {
    spellings:
      "scatoletta scatolette dase daser blik puszka puszki burk burkar bote botes barattolo barattoli can cans tin tins dose dosen lata latas boite boites",
  },
  jar: { spellings: "jar jars sloik sloiki kavanoz" },
  bottle: { spellings: "bottle bottles", beginsNames: true },
  packet: {
    spellings:
      "bungkus pakke pakker paket pakete pote potes caixinha caixinhas caixa caixas becher bandeja bandejas tarrina tarrinas opakowanie opakowania paczka rolle rollen packung packungen paquet paquets paquete paquetes pacote pacotes pacchetto barquette packet packets pkt pkts pack packs package packages pkg pkgs bag bags box boxes carton cartons tub tubs pouch pouches pck pckt punnet punnets clamshell clamshells tray trays container containers tube tubes net nets",
  },
  block: { spellings: "papan block blocks log logs slab slabs" },
  sachet: { spellings: "bustina bustine sobre sobres tutchen sachet sachets envelope envelopes env envs" },
  sheet: { spellings: "sheet sheets" },
  sleeve: { spellings: "sleeve sleeves" },
  floret: { spellings: "floret florets" },
  wedge: { spellings: "wedge wedges" },
  strip: { spellings: "strip strips", beginsNames: true },
  half: { spellings: "half halves" },
  nest: { spellings: "nest nests" },
  ball: { spellings: "ball balls boule boules bola bolas kugel kugeln" },
  cube: { spellings: "cube cubes", beginsNames: true },
  square: { spellings: "square squares" },
  scoop: { spellings: "scoop scoops" },
  pod: { spellings: "pod pods" },
  ring: { spellings: "ring rings" },
  loaf: { spellings: "loaf loaves" },
  pot: { spellings: "pot pots", beginsNames: true },
  rack: { spellings: "rack racks", beginsNames: true },
  cone: { spellings: "cone cones" },
  patty: { spellings: "patty patties" },
  thread: { spellings: "thread threads strand strands" },
  spray: { spellings: "spray sprays spritz" },
  cm: { spellings: "cm centimetre centimetres centimeter centimeters" },
  inch: { spellings: "inch inches" },
};

/** One property of all units that have it. */
function figures(key: "grams" | "millilitres" | "teaspoons"): Readonly<Record<string, number>> {
  return table(
    Object.fromEntries(
      Object.entries(UNITS).flatMap(([unit, { [key]: value }]) => (value === undefined ? [] : [[unit, value]])),
    ),
  );
}

function unitsWhere(isWanted: (unit: Unit) => boolean | undefined): ReadonlySet<string> {
  return new Set(Object.entries(UNITS).flatMap(([name, unit]) => (isWanted(unit) ? [name] : [])));
}

export const GRAMS_PER_UNIT = figures("grams");
export const MILLILITRES_PER_UNIT = figures("millilitres");
export const TEASPOONS_PER_WORD = figures("teaspoons");
export const PINCH_UNITS = unitsWhere(({ isPinch }) => isPinch);
/** What a cook measures with a spoon, a pinch or by eye. */
export const SPOONED_UNITS: ReadonlySet<string> = new Set([
  ...SPOON_UNITS,
  ...unitsWhere(({ isPinch, isPoured }) => isPinch ?? isPoured),
]);
export const NAMING_UNITS = unitsWhere(({ beginsNames }) => beginsNames);

const UNIT_BY_SPELLING: ReadonlyMap<string, string> = unitsBySpelling();

/** Throws for a word of two units: one of them would silently never be read. */
function unitsBySpelling(): Map<string, string> {
  const units = new Map<string, string>();
  for (const [unit, { spellings }] of Object.entries(UNITS)) {
    for (const word of spellings.split(" ")) {
      const other = units.get(word);
      if (other !== undefined) throw new Error(`"${word}" is a word for ${other} and for ${unit}`);
      units.set(word, unit);
    }
  }
  return units;
}

const VOWELS = /[aeiou]/g;
/** "Tblspn", "tabelspoons", "tspns": recognizes spoons by their consonants, however they are spelled. */
const SPOONS: readonly (readonly [RegExp, string])[] = [
  [/^tbl?sp+n?s?$/, "tbsp"],
  [/^tsp+n?s?$/, "tsp"],
];

function spoonBySound(word: string): string | null {
  const consonants = word.replace(VOWELS, "");
  return SPOONS.find(([spelling]) => spelling.test(consonants))?.[1] ?? null;
}

/** A unit's standard name ("tablespoons", "Tbsp." and "T" are "tbsp"), or null if the word is not a unit. */
export function findUnit(word: string): string | null {
  if (word === "T" || word === "T.") return "tbsp";
  if (word === "t" || word === "t.") return "tsp";
  const plain = word.trim().toLowerCase().replaceAll(".", "");
  const found = UNIT_BY_SPELLING.get(plain);
  if (found !== undefined) return found;
  return plain === "fl oz" || plain === "fluid ounce" || plain === "fluid ounces"
    ? "floz"
    : plain.startsWith("t")
      ? spoonBySound(plain)
      : null;
}
