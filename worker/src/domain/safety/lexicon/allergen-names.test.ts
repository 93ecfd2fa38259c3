import { ALLERGENS, type Allergen } from "@mealwright/schema/constants/food/allergens";
import { describe, expect, test } from "vitest";
import {
  BRAND_ROUND_NAMES,
  BRANDS,
  CONTINENT_INNOCENT,
  CONTINENT_NAMES,
  FARTHER_INNOCENT,
  FARTHER_NAMES,
  FIELD_INNOCENT,
  FIELD_NAMES,
  FRESH_INNOCENT,
  FRESH_NAMES,
  INNOCENT,
  LATER_INNOCENT,
  LATER_NAMES,
  MARKET_INNOCENT,
  MARKET_NAMES,
  MISSPELLINGS,
  MISTYPED_NAMES,
  NEAR_INNOCENT,
  NEXT_ROUND_NAMES,
  OTHER_LANGUAGES,
  ROUND_INNOCENT,
  ROUND_NAMES,
  SHELF_INNOCENT,
  SHELF_NAMES,
  SLIPPED_NAMES,
  THUMB_NAMES,
} from "../../../../test/fixtures/allergen-names.data.ts";
import { resolveLine } from "../../foods/resolver/resolve-line.ts";
import { readOtherAllergies } from "../gate/other-allergies.ts";
import { scanText } from "./lexicon.ts";

const LEAST_RECALL = 0.97;
const LEAST_PRECISION = 0.97;

interface Label {
  readonly name: string;
  readonly allergen: Allergen;
}

function labelsOf(tables: readonly string[]): readonly Label[] {
  return tables
    .flatMap((table) => table.trim().split("\n"))
    .flatMap((row) => {
      const colon = row.indexOf(": ");
      const said = row.slice(0, colon).split(" ");
      const allergens = ALLERGENS.filter((one) => said.includes(one) || (one === "gluten" && said.includes("wheat")));
      const named = row.slice(colon + 2).split(", ");
      return named.flatMap((name) => allergens.map((allergen) => ({ name, allergen })));
    });
}

const labels = labelsOf([
  OTHER_LANGUAGES,
  BRANDS,
  MISSPELLINGS,
  FRESH_NAMES,
  LATER_NAMES,
  ROUND_NAMES,
  NEXT_ROUND_NAMES,
  SLIPPED_NAMES,
  MISTYPED_NAMES,
  THUMB_NAMES,
  BRAND_ROUND_NAMES,
  CONTINENT_NAMES,
  FARTHER_NAMES,
  FIELD_NAMES,
  MARKET_NAMES,
  SHELF_NAMES,
]);
const innocent = [
  INNOCENT,
  FRESH_INNOCENT,
  LATER_INNOCENT,
  ROUND_INNOCENT,
  NEAR_INNOCENT,
  CONTINENT_INNOCENT,
  FARTHER_INNOCENT,
  FIELD_INNOCENT,
  MARKET_INNOCENT,
  SHELF_INNOCENT,
].flatMap((table) => table.trim().split(/\n|, /));

function allergensOf(name: string, certainty?: "contains"): readonly Allergen[] {
  const hits = scanText(name).filter((hit) => certainty === undefined || hit.certainty === certainty);
  return ALLERGENS.filter((allergen) => hits.some(({ allergens }) => allergens.includes(allergen)));
}

function show({ name, allergen }: Label): string {
  return `${name}: ${allergen}`;
}

describe("names of allergens in other languages, brands and misspellings", () => {
  test("the lists have over 1,000 names with an allergen, and over 400 without", () => {
    expect(new Set(labels.map(({ name }) => name)).size).toBeGreaterThan(1_000);
    expect(new Set(innocent).size).toBeGreaterThan(400);
  });

  test("are all found in the hardest lists, with no false alarm", () => {
    const missed = labelsOf([FARTHER_NAMES, FIELD_NAMES]).filter(
      ({ name, allergen }) => !allergensOf(name).includes(allergen),
    );
    expect(missed.map(show)).toEqual([]);
    const wrong = [FARTHER_INNOCENT, FIELD_INNOCENT]
      .flatMap((table) => table.trim().split(", "))
      .filter((name) => allergensOf(name, "contains").length > 0);
    expect(wrong).toEqual([]);
  });

  test("are found in 97 % by the lexicon alone, with 97 % precision", () => {
    const missed = labels.filter(({ name, allergen }) => !allergensOf(name, "contains").includes(allergen));
    const recall = 1 - missed.length / labels.length;
    const wrong = innocent.filter((name) => allergensOf(name, "contains").length > 0);
    const found = labels.length - missed.length;
    expect(recall, missed.map(show).join("\n")).toBeGreaterThanOrEqual(LEAST_RECALL);
    expect(found / (found + wrong.length), wrong.join("\n")).toBeGreaterThanOrEqual(LEAST_PRECISION);
  });

  test("are never served: a missed name resolves to no food without the allergen", () => {
    const served = labels.filter(({ name, allergen }) => {
      const resolution = resolveLine(name);
      if (resolution.status === "unresolved" || allergensOf(name).includes(allergen)) return false;
      const { contains, mayContain } = resolution.food;
      return !contains.includes(allergen) && !mayContain.includes(allergen);
    });
    expect(served.map(show)).toEqual([]);
  });
});

describe("additives by their number", () => {
  test.each([
    ["E1105", "egg"],
    ["E 322", "soy"],
    ["INS 322", "egg"],
    ["E-220", "sulphite"],
    ["E150d", "sulphite"],
    ["E966", "milk"],
    ["E426", "soy"],
    ["E1414", "wheat"],
    ["E631", "fish"],
  ] as const)("%s may contain %s", (number, allergen) => expect(allergensOf(number)).toContain(allergen));

  test.each([
    ["E120", "meat"],
    ["E441", "gelatin"],
    ["E901", "honey"],
    ["E904", "honey"],
    ["E542", "meat"],
    ["E471", "meat"],
    ["E920", "poultry"],
  ])("%s is or may be of animal origin: %s", (number, animal) =>
    expect(scanText(number).map((hit) => hit.animal)).toContain(animal),
  );
});

describe("running text and word endings", () => {
  test.each([
    ["суп без молока", []],
    ["сыр", ["milk"]],
    ["сырой картофель", []],
    ["оливковое масло", []],
    ["静かに混ぜる", []],
    ["かに", ["crustacean"]],
    ["スイカとエビのサラダ", ["crustacean"]],
    ["牛油果花生沙拉", ["peanut"]],
    ["बिना दूध की चाय", []],
    ["بدون حليب", []],
    ["والحليب", ["milk"]],
    ["새우를 넣고", ["crustacean"]],
    ["홍콩식 쌀국수", []],
    ["stir in tôm", ["crustacean"]],
    ["crème fraîche", ["milk"]],
  ])("%s", (text, allergens) => expect(allergensOf(text, "contains")).toEqual(allergens));

  test.each([
    ["аллергия на арахис и кунжут", ["peanut", "sesame"]],
    ["对花生过敏", ["peanut"]],
    ["えび、かに", ["crustacean"]],
    ["땅콩, 새우", ["crustacean", "peanut"]],
    ["بيض وحليب", ["milk", "egg"]],
    ["אגוזים וחלב", ["milk", "tree_nut"]],
    ["dị ứng tôm", ["crustacean"]],
    ["без молока", ["milk"]],
    ["peanuts, молоко", ["milk", "peanut"]],
  ])("the answer %s is understood", (text, allergens) =>
    expect(readOtherAllergies(text)).toEqual({ allergens, foodIds: [], terms: [], unresolved: [] }),
  );

  test("an unknown thing beside an allergen in an answer is still reported", () => {
    expect(readOtherAllergies("牛奶和猕猴桃")).toMatchObject({ allergens: ["milk"], unresolved: ["牛奶和猕猴桃"] });
    expect(readOtherAllergies("лук и молоко")).toMatchObject({ allergens: ["milk"], unresolved: ["лук"] });
  });
});

describe("inflected words that are in no table", () => {
  test.each([
    ["transliterated", "arakhisovaya", "peanut"],
    ["transliterated", "smetanoi", "milk"],
    ["transliterated", "yachnevaya", "gluten"],
    ["transliterated", "boutyro", "milk"],
    ["transliterated", "haesanmul", "crustacean"],
    ["transliterated", "zarigani", "crustacean"],
    ["inflected", "migdałami", "tree_nut"],
    ["inflected", "juustolla", "milk"],
    ["inflected", "mandulával", "tree_nut"],
    ["inflected", "creveților", "crustacean"],
    ["inflected", "jordnötterna", "peanut"],
    ["inflected", "susamlı", "sesame"],
    ["inflected", "kalamarima", "mollusc"],
  ] as const)("%s: %s contains %s", (_, word, allergen) => expect(allergensOf(word, "contains")).toContain(allergen));

  test.each(
    "starta amulet carpet forelock stride synapse galactic bâtonnet rapanelli geröstet picadas nakrájené".split(" "),
  )("%s is a different word", (word) => expect(allergensOf(word, "contains")).toEqual([]));

  test('the Swedish word "smör" is butter, not s\'mores', () =>
    expect(allergensOf("smör", "contains")).toEqual(["milk"]));
});

describe("typos of allergens are recognized, and other words are not", () => {
  test.each(["riccota", "parmasan", "mayonaise", "cashue", "shrmp", "bred crumbs", "worstershire", "tahinni"])(
    "%s raises an alarm",
    (name) => expect(allergensOf(name, "contains")).not.toEqual([]),
  );

  test.each(
    "permission position carefully solution creation variance fragile breach longest pestle mandoline stovetop series weather having friend whisking thought browse promise cellar daily cancel goes shade steamer blanching broiling macerate gathering smothering conscious crunchiness ostrich pinata seoul calm".split(
      " ",
    ),
  )("%s raises no alarm", (name) => expect(allergensOf(name)).toEqual([]));
});

describe("names that only seem to contain an allergen", () => {
  test.each([
    ["milk-fed veal", []],
    ["barley-fed beef", []],
    ["lobster-red tomatoes", []],
    ["Violife feta", []],
    ["Daiya cheddar style shreds", []],
    ["Miyoko's butter", ["tree_nut"]],
    ["Kite Hill cream cheese", ["tree_nut"]],
    ["Oatly ice cream", ["gluten"]],
    ["Violife salmon bake", ["fish"]],
    ["Violife feta and cheddar", ["milk"]],
    ["penut butter", ["peanut"]],
    ["cashue butter", ["tree_nut"]],
    ["noisettes d'agneau", []],
    ["venison noisettes", []],
    ["noisettes", ["tree_nut"]],
    ["Cape Cod potato chips", []],
    ["Cape Cod cod fillets", ["fish"]],
    ["birch beer", []],
    ["Hong Kong milk tea", ["milk"]],
    ["Hong Kong choy sum", []],
    ["蟹味菇", []],
    ["蟹味菇炒蟹", ["crustacean"]],
    ["liquid whites", ["egg"]],
  ])("%s", (name, allergens) => expect(allergensOf(name, "contains")).toEqual(allergens));
});

describe("brands and foreign foods that look like ordinary words", () => {
  test.each([
    ["Silk", ["soy"]],
    ["silk-smooth sauce", []],
    ["Anchor", ["milk"]],
    ["Beyond", ["soy"]],
    ["imperial margarine", ["milk", "soy"]],
    ["anchor the skewer", []],
    ["clover honey", []],
    ["Crunchie", ["milk", "soy"]],
    ["crunchy carrots", []],
    ["rák", ["crustacean"]],
    ["raci", ["crustacean"]],
    ["crap", ["fish"]],
    ["sei", ["fish"]],
    ["grâu", ["wheat", "gluten"]],
    ["sei uova", ["egg"]],
    ["made with love", []],
    ["room temperature", []],
  ])("%s", (name, allergens) => expect(allergensOf(name, "contains")).toEqual(allergens));
});
