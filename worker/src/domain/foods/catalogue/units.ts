import { ML_PER_UNIT } from "@mealwright/schema/constants/food/units";
import { table } from "../table.ts";

export const CM_PER_INCH = 2.54;

/** Grams in one unit of weight. */
export const GRAMS_PER_UNIT: Readonly<Record<string, number>> = table({
  mg: 0.001,
  g: 1,
  kg: 1000,
  oz: 28.3495,
  lb: 453.592,
});

/** Millilitres in one unit of volume; cups, spoons and pints are the US customary ones. */
export const MILLILITRES_PER_UNIT: Readonly<Record<string, number>> = table({
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  ...ML_PER_UNIT,
  floz: 29.5735,
  pint: 473.176,
  gallon: 3785.41,
  shot: 44.3603,
  glass: 240,
  katori: 150,
});

/** Parts of a teaspoon that cooks call by a name. */
export const TEASPOONS_PER_WORD: Readonly<Record<string, number>> = table({
  pinch: 1 / 16,
  dash: 1 / 8,
  drop: 1 / 80,
  drizzle: 1.5,
  glug: 3,
  splash: 2,
  knob: 2,
  squeeze: 1.5,
  sprinkle: 1 / 4,
  dessertspoon: 2,
});

const SPELLINGS: Readonly<Record<string, string>> = {
  mg: "mg milligram milligrams milligramme milligrammes",
  g: "gramo gramos grammo grammi gramas gramm g gr gm gms grm grms gram grams gramme grammes",
  kg: "kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes",
  oz: "onza onzas oz ozs ounce ounces",
  lb: "libra libras lb lbs pound pounds",
  ml: "mililitro mililitros millilitri ml mls millilitre millilitres milliliter milliliters cc",
  cl: "cl centilitre centilitres centiliter centiliters",
  dl: "dl decilitre decilitres deciliter deciliters",
  l: "litro litros litri l lt ltr litre litres liter liters",
  tsp: "ts teaspon teaspons teasoon teasoons tespoon tespoons teapoon teapoons teasp tsk theelepel theelepels teskje teskjeer tesked teskedar lyzeczka lyzeczki lyzeczek cdta cdtas cdita cac tsp tsps tspn teaspoon teaspoons teaspoonful teaspoonfuls tl teeloffel cucharadita cucharaditas cucchiaino cucchiaini colherinha colherinhas",
  tbsp: "tabelspoon tabelspoons tablespon tablespons tablspoon tablspoons tablepsoon tablepsoons tabespoon tabespoons talbespoon talbespoons msk spsk ss spiseskje spiseskjeer matsked matskedar lyzka lyzki lyzek eetlepel eetlepels cda cdas cas cs tbsp tbsps tbs tbl tblsp tblspn tbls tbps tbspn tablespoon tablespoons tablespoonful tablespoonfuls spoonful spoonfuls dollop dollops el essloffel cucharada cucharadas cucchiaio cucchiai colher colheres",
  floz: "floz",
  shot: "shot shots",
  cup: "szklanka szklanki szklanek cup cups cupful cupfuls mug mugs c tasse tassen tasses taza tazas tazza tazze xicara xicaras",
  pint: "pint pints pt pts",
  quart: "quart quarts qt qts",
  gallon: "gallon gallons gal gals",
  pinch:
    "szczypta szczypty nypa snuf knivspids pinch pinches grating gratings grind grinds grinding grindings twist twists prise prisen pincee pincees pizca pizcas pizzico",
  dash: "dash dashes",
  drop: "drop drops",
  splash: "splash splashes",
  drizzle: "drizzle drizzles swirl",
  glug: "glug glugs",
  squeeze: "squeeze squeezes",
  sprinkle: "sprinkle sprinkles sprinkling",
  dessertspoon: "dessertspoon dessertspoons dsp",
  glass: "glass glasses verre verres",
  katori: "katori katoris",
  pat: "pat pats",
  link: "link links",
  bar: "bar bars tablet tablets",
  knob: "knob knobs thumb thumbs",
  handful:
    "handful handfuls fistful fistfuls handvoll poignee poignees punado punados manciata punhado garsc garsci naeve nave",
  piece: "nos piece pieces pc pcs count each stuck wheel wheels",
  clove:
    "clove cloves zehe zehen gousse gousses diente dientes spicchio spicchi dente dentes zabek zabki klyfta klyftor teentje teentjes",
  slice: "slice slices rasher rashers scheibe scheiben tranche tranches rebanada rebanadas fetta fette",
  stick: "stick sticks",
  stalk: "stalk stalks stem stems rib ribs",
  spear: "spear spears",
  sprig: "brin brins branch branches zweig zweige ramita ramitas rametto rametti sprig sprigs",
  leaf: "leaf leaves",
  bunch:
    "botte bottes mazzetto mazzo manojo manojos maco bunch bunches bundle bundles bund bundt knippe demet peczek atado atados macos",
  head: "head heads crown crowns",
  bulb: "bulb bulbs",
  ear: "ear ears cob cobs",
  fillet: "fillet fillets filet filets",
  steak: "steak steaks",
  can: "dase daser blik puszka puszki burk burkar bote botes barattolo barattoli can cans tin tins dose dosen lata latas boite boites",
  jar: "jar jars sloik sloiki kavanoz",
  bottle: "bottle bottles",
  packet:
    "pakke pakker paket pakete pote potes caixinha caixinhas caixa caixas becher bandeja bandejas tarrina tarrinas opakowanie opakowania paczka rolle rollen packung packungen paquet paquets paquete paquetes pacote pacotes pacchetto barquette packet packets pkt pkts pack packs package packages pkg pkgs bag bags box boxes carton cartons tub tubs pouch pouches pck pckt punnet punnets tray trays container containers tube tubes net nets",
  block: "block blocks log logs slab slabs",
  sachet: "bustina bustine sobre sobres tutchen sachet sachets envelope envelopes env envs",
  sheet: "sheet sheets",
  sleeve: "sleeve sleeves",
  floret: "floret florets",
  wedge: "wedge wedges",
  strip: "strip strips",
  half: "half halves",
  nest: "nest nests",
  ball: "ball balls boule boules bola bolas kugel kugeln",
  cube: "cube cubes",
  square: "square squares",
  scoop: "scoop scoops",
  pod: "pod pods",
  ring: "ring rings",
  loaf: "loaf loaves",
  pot: "pot pots",
  rack: "rack racks",
  cone: "cone cones",
  patty: "patty patties",
  thread: "thread threads strand strands",
  spray: "spray sprays spritz",
  cm: "cm centimetre centimetres centimeter centimeters",
  inch: "inch inches",
};

const UNIT_BY_SPELLING: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, words]) => words.split(" ").map((word) => [word, unit] as const)),
);

/** The one name of a unit ("tablespoons", "Tbsp." and "T" are "tbsp"), or null where the word is no unit. */
export function findUnit(word: string): string | null {
  if (word === "T" || word === "T.") return "tbsp";
  if (word === "t" || word === "t.") return "tsp";
  const plain = word.trim().toLowerCase().replaceAll(".", "");
  const found = UNIT_BY_SPELLING.get(plain);
  if (found !== undefined) return found;
  return plain === "fl oz" || plain === "fluid ounce" || plain === "fluid ounces" ? "floz" : null;
}
