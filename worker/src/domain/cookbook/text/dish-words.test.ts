import type { Allergen } from "@mealwright/schema/constants/food/allergens";
import { DISH_WORDS } from "@mealwright/schema/constants/food/dish-words";
import { dishWordsText } from "@mealwright/schema/rules/text/dish-words-text";
import { expect, test } from "vitest";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import { allRecipes, allSides } from "../cookbook.ts";

/** Words of dish names that are common English, including foods of an ordinary store. */
const PLAIN: ReadonlySet<string> = new Set(
  `
pan red thai a acorn allspice almond almonds and andalusian andean apple applesauce apricot apricots artichoke arugula asparagus
avocado baby bacon bagel bake baked banana barley basil basmati bass bbq bean beans beef beet beets bell berries
berry bison bites black blackberries blistered blueberries blueberry boats boiled bok bombay bowl braised
bratwurst brazilian bread breaded breakfast breast brie broccoli brown browned brussels buckwheat burger
burrito butter butterhead buttermilk butternut cabbage caesar cakes canadian canned cannellini cantaloupe caper
cardamom carrot carrots cashew catfish cauliflower celeriac celery charred cheddar cheese cherries
cherry chestnut chia chicken chickpea chickpeas chili chilled chinese chive chocolate chop chopped chops chorizo
chowder choy cilantro cinnamon citrus clam classic clay clear cob cobb cocoa coconut cod cold collard cookies corn
cornmeal cottage couscous crab cranberry crayfish creamy cremini crisp crispbread crumbled crunchy crusted cuban
cucumber cumin cup cups cured curry dandelion dark date dates deviled dill dinner dip dried duck
dungeness egg eggplant eggs england english eyed fava fennel feta figs filled fish five flank flaxseed folded
for free french fresh fried fruit fry full garden garlic garlicky german ginger glass glazed gluten
goat golden gouda grape grapefruit grapes greek green greens grilled grits ground guacamole haddock half halibut
handful hard hash hazelnuts heart hearts herb herbed herring hot hotcakes hummus in island jacket jackfruit jam
japanese kalamata kale kidney kiwi kiwis kohlrabi korean lamb layered leaf leek lemon lemongrass lentil lentils
lettuce lima lime loaded lobster loin macadamia macaroni mackerel mandarins mango marinated mash mashed mayonnaise
meatballs meatloaf melon milk millet mint minute mix mixed monkfish morning mozzarella muffin multigrain mung
mushroom mushrooms mussel mussels napa nectarine new noodle noodles nuts oat oats of okra olive olives omelette
on one onion open orange orchard oregano over oyster palm pancakes papaya paprika parcel parcels parsley
parsnip parsnips pasta patties pea peach peanut pear pearl peas pecans pepper peppers perch pigeon pineapple pinto
pie pistachio pita plantain plate plum plums poached pocket pollock popcorn pork porridge portobello pot potato potatoes
prosciutto prunes puffed pudding pulled pumpernickel pumpkin quesadilla quiche quick quinoa rabe radish radishes raisin raisins
raspberries raspberry ready ribeye rice ricotta roast roasted roll rolled rolls romaine royal rye saffron sage salad
salmon sandwich sandwiches sardine sauce sauerkraut savory savoy scallops scramble scrambled sea seared
seed seeds semolina seasoned sesame shake shaking shank sheet shepherd's shrimp side silky sirloin skewers skillet slaw
slice slices slow small smashed smoked smoky smoothie snap snapper snow sockeye soft sole soup sourdough
southern soy spaghetti spanish spelt spiced spinach split spring sprout sprouted sprouts squash squid stacks
steak steamed stew stewed sticks stir stone strawberries strawberry strip strips stuffed style sunflower sushi
swedish sweet swiss tacos tail ten tenderloin texas the thigh thighs tilapia tip toast toasted tofu
tomato tomatoes topped topping tortilla tortillas tossed tray tri tropical trout tuna turkey turkish turnip
tuscan under vanilla veal vegetable vegetables velvety venison vietnamese walnut walnuts warm watermelon wedges
basque crumbs drumsticks fritters hamburg joe sloppy spirals istanbul lebanese unstuffed
wheat whipped white whiting whole wholegrain wild wilted with wok wrap wrapped yam yellowfin yogurt zucchini
`
    .trim()
    .split(/\s+/),
);

const NAMES = [...new Set([...allRecipes(), ...allSides()].map(({ name }) => name))];

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
}

test("every word of a dish's name is common or explained", () => {
  const foreign = NAMES.flatMap((name) => {
    const explained = new Set(wordsOf(dishWordsText(name) ?? ""));
    return wordsOf(name).filter((word) => !PLAIN.has(word) && !explained.has(word));
  });
  expect([...new Set(foreign)]).toEqual([]);
});

/** Foods that a phrase may name, and the allergen that a dish with it must have. */
const NAMED_ALLERGENS: readonly (readonly [words: RegExp, allergen: Allergen])[] = [
  [/\beggs?\b/, "egg"],
  [/\b(?:yogurt|milk|cheese|butter)\b/, "milk"],
  [/\b(?:nuts|walnuts)\b/, "tree_nut"],
  [/\b(?:wheat|bread|flatbread|toast|semolina)\b/, "wheat"],
];

test("no explanation names an allergen that its dish does not contain", () => {
  const wrong = [...allRecipes(), ...allSides()].flatMap(({ name, ingredients }) => {
    const text = dishWordsText(name) ?? "";
    const held = new Set(ingredients.flatMap(({ foodId }) => requireFood(foodId).contains));
    return NAMED_ALLERGENS.filter(([words, allergen]) => words.test(text) && !held.has(allergen)).map(() => name);
  });
  expect([...new Set(wrong)]).toEqual([]);
});

test("no word is both explained and common, and every common word is used", () => {
  const single = Object.keys(DISH_WORDS).filter((words) => wordsOf(words).length === 1);
  expect(single.filter((word) => PLAIN.has(word))).toEqual([]);
  const used = new Set(NAMES.flatMap(wordsOf));
  expect([...PLAIN].filter((word) => !used.has(word))).toEqual([]);
});
