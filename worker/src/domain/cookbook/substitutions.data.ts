import type { FoodId } from "../foods/catalogue/food.ts";

/** What can stand in for a group of foods in one role. Foods that may be missing are space-separated catalogue ids. */
export interface SubstitutionFamily {
  /** What the food does in the dish. */
  readonly role: string;
  readonly from: string;
  /** Best first: food, grams for one gram of what it replaces, what the cook should know. */
  readonly to: readonly (readonly [to: FoodId, ratio: number, note: string])[];
}

const WHEAT_FLOURS = "all-purpose-flour bread-flour cake-flour self-rising-flour whole-wheat-flour spelt-flour rye-flour semolina barley-malt-flour";
const BREADS =
  "white-bread whole-wheat-bread multigrain-bread rye-bread pumpernickel-bread sourdough-or-french-bread italian-bread sprouted-wheat-bread " +
  "gluten-free-white-bread pita-white pita-whole-wheat naan chapati-or-roti focaccia bagel english-muffin hamburger-bun whole-wheat-burger-bun " +
  "dinner-roll croissant matzo";
const PLANT_MILKS = "soy-milk-unsweetened soy-milk-original almond-milk-unsweetened oat-milk-unsweetened rice-milk-unsweetened coconut-milk-beverage pea-milk";
const MINCED_MEATS =
  "ground-beef-80-lean ground-beef-85-lean ground-beef-90-lean ground-beef-93-lean ground-beef-95-lean ground-chicken ground-turkey " +
  "ground-turkey-93-lean ground-lamb ground-pork ground-pork-96-lean ground-bison ground-veal ground-venison";
const POULTRY =
  "chicken-breast-skinless chicken-breast-with-skin chicken-thigh-skinless chicken-thigh-with-skin chicken-drumstick-with-skin chicken-wing " +
  "rotisserie-chicken-breast turkey-breast-skinless turkey-thigh-skinless duck-meat-only duck-with-skin";
const RED_MEATS =
  "beef-sirloin-steak beef-ribeye-steak beef-strip-steak beef-tenderloin-filet beef-flank-steak beef-skirt-steak beef-tri-tip beef-top-round " +
  "veal-cutlet lamb-leg lamb-loin-chop pork-tenderloin pork-chop-bone-in pork-chop-boneless pork-loin-roast venison rabbit";
const STEWING_MEATS = "beef-chuck-roast beef-stew-meat beef-brisket beef-short-ribs lamb-shoulder lamb-stew-meat lamb-shank veal-shank goat-meat pork-shoulder pork-belly";
const OILY_FISH = "salmon-atlantic-farmed salmon-atlantic-wild salmon-sockeye rainbow-trout mackerel herring tuna-fresh-yellowfin swordfish";
const WHITE_FISH =
  "cod-atlantic cod-pacific salt-cod haddock pollock-alaska tilapia halibut flounder-or-sole catfish sea-bass snapper mahi-mahi monkfish whiting " +
  "perch fish-fillet-white";
const CRUSTACEANS = "shrimp shrimp-canned crab-canned crab-dungeness lobster crayfish surimi-imitation-crab";
const MOLLUSCS = "scallops clams clams-canned mussels oysters squid octopus";
const NUTS =
  "almonds almonds-blanched brazil-nuts cashews cashews-roasted hazelnuts macadamia-nuts mixed-nuts pecans pine-nuts pistachios walnuts peanuts-raw " +
  "peanuts-dry-roasted chestnuts-roasted";
const PULSES =
  "black-beans-cooked black-beans-canned-drained kidney-beans-cooked kidney-beans-canned-drained pinto-beans-cooked pinto-beans-canned-drained " +
  "cannellini-beans-canned-drained great-northern-beans-canned-drained chickpeas-cooked chickpeas-canned-drained lentils-cooked baked-beans-canned " +
  "refried-beans-vegetarian refried-beans-traditional";

/** Reviewed by hand; allergens and diets of a swap follow from the two foods and are not written here. */
export const SUBSTITUTION_FAMILIES: readonly SubstitutionFamily[] = [
  {
    role: "milk",
    from: `whole-milk reduced-fat-milk-2 low-fat-milk-1 skim-milk goat-milk ${PLANT_MILKS}`,
    to: [
      ["soy-milk-unsweetened", 1, "The closest in protein; keeps its texture when heated."],
      ["pea-milk", 1, "As rich in protein as cow's milk."],
      ["oat-milk-unsweetened", 1, "A little sweeter and thicker."],
      ["almond-milk-unsweetened", 1, "Thinner: let it cook down a little longer."],
      ["coconut-milk-beverage", 1, "The carton kind; brings a mild coconut taste."],
      ["rice-milk-unsweetened", 1, "Thin and sweet: fine for porridge and baking."],
      ["coconut-milk-canned", 0.4, "Make up the rest with water."],
      ["whole-milk", 1, "As it is."],
    ],
  },
  {
    role: "buttermilk",
    from: "buttermilk kefir-low-fat",
    to: [
      ["yogurt-plain-low-fat", 0.8, "Thin with a little water."],
      ["soy-milk-unsweetened", 1, "Sour it with a spoonful of lemon juice and let it stand."],
      ["oat-milk-unsweetened", 1, "Sour it with a spoonful of lemon juice and let it stand."],
      ["coconut-milk-beverage", 1, "Sour it with a spoonful of lemon juice and let it stand."],
    ],
  },
  {
    role: "cream",
    from: "heavy-cream light-cream half-and-half evaporated-milk whipped-cream-pressurized",
    to: [
      ["coconut-cream-unsweetened", 0.9, "Whips when cold; do not let it boil hard."],
      ["coconut-milk-canned", 1, "For sauces and soups: simmer until it coats a spoon."],
      ["oat-milk-unsweetened", 1, "Much lighter: thicken the sauce a little longer."],
      ["tofu-silken", 1, "Blend until smooth; add off the heat."],
    ],
  },
  {
    role: "soured cream",
    from: "sour-cream sour-cream-reduced-fat creme-fraiche mascarpone labneh",
    to: [
      ["greek-yogurt-whole-milk", 1, "Stir in off the heat so that it does not split."],
      ["coconut-yogurt", 1, "Add a squeeze of lemon."],
      ["soy-yogurt-plain", 1, "Add a squeeze of lemon."],
      ["coconut-cream-unsweetened", 0.7, "Add lemon juice and salt."],
      ["avocado", 1, "Mashed with lemon juice, for cold dishes."],
    ],
  },
  {
    role: "yogurt",
    from:
      "yogurt-plain-whole-milk yogurt-plain-low-fat yogurt-plain-nonfat greek-yogurt-whole-milk greek-yogurt-low-fat greek-yogurt-nonfat skyr " +
      "soy-yogurt-plain oat-yogurt coconut-yogurt",
    to: [
      ["soy-yogurt-plain", 1, "The closest in protein."],
      ["coconut-yogurt", 1, "Richer; less protein."],
      ["oat-yogurt", 1, "Milder and sweeter."],
      ["coconut-cream-unsweetened", 0.5, "Loosen with water and lemon juice."],
      ["greek-yogurt-whole-milk", 1, "As it is."],
    ],
  },
  {
    role: "butter for cooking",
    from: "butter-unsalted butter-salted ghee margarine-stick lard beef-tallow bacon-fat duck-fat vegetable-shortening cooking-spray vegan-buttery-spread",
    to: [
      ["olive-oil", 0.8, "Butter is a fifth water, so less oil is needed."],
      ["avocado-oil", 0.8, "For high heat."],
      ["coconut-oil", 0.85, "Firm when cold, so it also works in crusts."],
      ["vegan-buttery-spread", 1, "Weigh it like butter."],
    ],
  },
  {
    role: "oil with an allergen",
    from: "sesame-oil peanut-oil walnut-oil vegetable-oil-soybean",
    to: [
      ["avocado-oil", 1, "Neutral; some of the aroma is lost."],
      ["olive-oil", 1, "Fruity: best where the heat is gentle."],
    ],
  },
  {
    role: "egg as a binder",
    from: "egg egg-white quail-egg",
    to: [
      ["chia-seeds", 0.2, "Stir with four times their weight of water and let it gel."],
      ["flaxseed", 0.2, "Grind, stir with four times the weight of water and let it gel."],
      ["applesauce-unsweetened", 1, "For cakes and muffins; add a pinch of baking powder."],
    ],
  },
  {
    role: "egg as the dish",
    from: "egg egg-white quail-egg",
    to: [
      ["tofu-firm", 1.3, "Crumble and fry with turmeric until dry."],
      ["chickpea-flour", 0.6, "Whisk with twice its weight of water, rest and fry."],
      ["chickpeas-canned-drained", 1.2, "Crush and fry until golden."],
      ["cremini-mushrooms", 1.5, "Fry hard until browned."],
      ["avocado", 0.9, "Sliced, for plates and bowls."],
    ],
  },
  {
    role: "egg yolk for richness",
    from: "egg-yolk egg-white-powder",
    to: [
      ["olive-oil", 0.4, "Beat in at the end."],
      ["cornstarch", 0.2, "To thicken: stir into cold liquid first."],
      ["arrowroot", 0.2, "To thicken: stir into cold liquid first."],
    ],
  },
  {
    role: "cheese for melting",
    from:
      "cheddar-cheese cheddar-reduced-fat monterey-jack colby-cheese mozzarella-part-skim-low-moisture mozzarella-fresh-whole-milk gouda edam gruyere " +
      "swiss-cheese provolone fontina muenster american-cheese mexican-cheese-blend oaxaca-cheese brie camembert",
    to: [
      ["vegan-cheese", 1, "Grate finely and cover so that it melts."],
      ["nutritional-yeast", 0.25, "For the savoury taste; it does not melt."],
      ["avocado", 1, "For richness instead of the melt; add after cooking."],
      ["hummus", 0.8, "Spread under the other toppings."],
    ],
  },
  {
    role: "hard cheese for grating",
    from: "parmesan-hard parmesan-grated parmesan-shredded pecorino-romano goat-cheese-hard",
    to: [
      ["goat-cheese-hard", 1, "Set without animal rennet by most makers."],
      ["nutritional-yeast", 0.5, "With a pinch of salt."],
      ["pumpkin-seeds", 0.6, "Ground with salt, for the crumb."],
      ["cheddar-cheese", 1, "Finely grated, the oldest you find."],
    ],
  },
  {
    role: "cheese for crumbling",
    from: "feta-cheese goat-cheese-soft queso-fresco cotija-cheese blue-cheese roquefort halloumi paneer",
    to: [
      ["tofu-firm", 1, "Crumble with lemon juice, salt and olive oil."],
      ["vegan-cheese", 1, "Crumble it cold."],
      ["avocado", 1, "Diced, with lemon juice and salt."],
      ["olives-green", 0.6, "Chopped, for the salt."],
      ["cannellini-beans-canned-drained", 1, "Crushed with lemon juice, salt and olive oil."],
    ],
  },
  {
    role: "fresh cheese",
    from: "ricotta-whole-milk ricotta-part-skim cottage-cheese-full-fat cottage-cheese-2 cottage-cheese-1 cream-cheese neufchatel-cheese",
    to: [
      ["tofu-soft", 1, "Mash with lemon juice and salt."],
      ["hummus", 0.9, "For savoury plates and spreads."],
      ["coconut-yogurt", 1, "Strain it first where it must stay thick."],
      ["cannellini-beans-canned-drained", 1, "Blend with lemon juice, salt and olive oil."],
      ["avocado", 0.8, "Mashed, for savoury spreads."],
    ],
  },
  {
    role: "soy sauce",
    from: "soy-sauce soy-sauce-low-sodium tamari teriyaki-sauce black-bean-sauce coconut-aminos",
    to: [
      ["tamari", 1, "Brewed without wheat: check the label."],
      ["coconut-aminos", 1.2, "Milder and sweeter: add a pinch of salt."],
      ["soy-sauce", 1, "As it is."],
    ],
  },
  {
    role: "savoury ferment",
    from: "miso white-miso natto",
    to: [
      ["tamari", 0.6, "Salt the dish less elsewhere."],
      ["coconut-aminos", 0.9, "Add a pinch of salt."],
      ["nutritional-yeast", 0.3, "For body, with a pinch of salt."],
    ],
  },
  {
    role: "fish sauce",
    from: "fish-sauce oyster-sauce worcestershire-sauce anchovies-canned-in-oil hoisin-sauce",
    to: [
      ["soy-sauce", 1, "Add at the same moment."],
      ["tamari", 1, "Brewed without wheat: check the label."],
      ["coconut-aminos", 1.2, "Add a pinch of salt and a squeeze of lime."],
    ],
  },
  {
    role: "chili paste",
    from: "gochujang sambal-oelek harissa sriracha chipotle-in-adobo",
    to: [
      ["harissa", 0.6, "Hotter: taste first."],
      ["sambal-oelek", 0.6, "Hotter and thinner: taste first."],
      ["chili-flakes", 0.1, "Bloom in oil with paprika."],
    ],
  },
  {
    role: "curry paste",
    from: "red-curry-paste green-curry-paste",
    to: [
      ["vegan-curry-paste", 1, "Made without shrimp and fish."],
      ["ginger-root", 0.5, "With garlic, lime zest and chili, pounded together."],
      ["curry-powder", 0.3, "Fry it in oil; the dish becomes an Indian one."],
    ],
  },
  {
    role: "flour for baking",
    from: WHEAT_FLOURS,
    to: [
      ["gluten-free-flour-blend", 1, "Let the batter rest so that it takes up the liquid."],
      ["buckwheat-flour", 1, "Nutty; best in pancakes."],
      ["rice-flour-brown", 0.95, "Dry: add a spoonful of liquid."],
      ["cassava-flour", 0.9, "The closest to wheat without grain."],
      ["almond-flour", 1, "Rich; bake a little longer at lower heat."],
      ["coconut-flour", 0.35, "Takes up much liquid: add it slowly."],
    ],
  },
  {
    role: "flour for thickening",
    from: WHEAT_FLOURS,
    to: [
      ["cornstarch", 0.5, "Stir into cold water first."],
      ["arrowroot", 0.5, "Stir into cold water first; do not boil long."],
      ["tapioca-pearls-or-starch", 0.5, "Stir into cold water first."],
    ],
  },
  {
    role: "pasta",
    from: "pasta-dry whole-wheat-pasta-dry fresh-pasta egg-noodles-dry gluten-free-corn-pasta-dry chickpea-pasta red-lentil-pasta",
    to: [
      ["gluten-free-corn-pasta-dry", 1, "Stir often and drain early."],
      ["rice-noodles-dry", 0.9, "Soak rather than boil."],
      ["chickpea-pasta", 1, "More protein; foams while it boils."],
      ["red-lentil-pasta", 1, "More protein; softens fast."],
      ["quinoa", 0.9, "Serve the sauce over it."],
      ["zucchini", 2, "In ribbons, cooked for a moment only."],
      ["spaghetti-squash", 2.2, "Roast and draw out the strands."],
    ],
  },
  {
    role: "lasagna sheets",
    from: "lasagna-sheets-dry",
    to: [
      ["pasta-dry", 1, "Any wide shape."],
      ["gluten-free-corn-pasta-dry", 1, "Any wide shape; stir often."],
      ["zucchini", 2.5, "In long slices, browned first."],
    ],
  },
  {
    role: "Asian noodles",
    from: "soba-noodles-dry somen-noodles-dry egg-noodles-dry wonton-wrappers",
    to: [
      ["rice-noodles-dry", 1, "Soak in hot water until soft."],
      ["cellophane-noodles-dry", 0.8, "Soak in hot water until clear."],
      ["zucchini", 2, "In ribbons, cooked for a moment only."],
      ["daikon-radish", 2, "In long shreds, blanched."],
    ],
  },
  {
    role: "cooked grain",
    from: "bulgur couscous pearl-barley farro-pearled freekeh-proxy-khorasan-wheat spelt white-rice-long-grain basmati-rice jasmine-rice brown-rice-long-grain quinoa millet",
    to: [
      ["quinoa", 1, "Rinse first; cooks in about a quarter of an hour."],
      ["millet", 1, "Brown it dry first for more taste."],
      ["buckwheat-groats-kasha", 1, "No wheat in spite of its name; drain while firm."],
      ["basmati-rice", 1, "Rinse until the water is clear."],
      ["cauliflower-rice", 2.5, "Fry briefly; no grain at all."],
      ["sweet-potato", 2, "In small dice, roasted or fried."],
    ],
  },
  {
    role: "bread",
    from: BREADS,
    to: [
      ["gluten-free-white-bread", 1, "Brown it: it is best warm. Many contain egg."],
      ["corn-tortilla", 1, "Warm in a dry pan."],
      ["rice-cakes", 0.5, "Top at the last moment."],
      ["baby-potatoes", 1.8, "Boiled, beside the dish."],
      ["sweet-potato", 1.8, "In roasted slices."],
      ["romaine-lettuce", 0.8, "Leaves to wrap or to pile on."],
    ],
  },
  {
    role: "pastry",
    from: "pie-crust-refrigerated puff-pastry-frozen phyllo-dough graham-crackers",
    to: [
      ["potato", 1.5, "Thinly sliced and oiled, as a base or a lid."],
      ["sweet-potato", 1.5, "Thinly sliced and oiled, as a base or a lid."],
      ["gluten-free-flour-blend", 0.7, "Rubbed with oil and a little cold water, pressed into the dish."],
      ["almond-flour", 0.7, "Mixed with oil and pressed into the dish."],
      ["zucchini", 1.5, "In long slices, browned first."],
    ],
  },
  {
    role: "crispbread and crackers",
    from: "rye-crispbread saltine-crackers pretzels",
    to: [
      ["rice-cakes", 1, "Top at the last moment."],
      ["corn-tortilla", 1.2, "Browned in a dry pan."],
      ["cucumber", 3, "In thick rounds."],
    ],
  },
  {
    role: "cooked couscous",
    from: "couscous-cooked quinoa-cooked white-rice-cooked brown-rice-cooked",
    to: [
      ["quinoa-cooked", 1, "Fluff with a fork."],
      ["brown-rice-cooked", 1, "Warm with a spoonful of water."],
      ["cauliflower-rice", 1.2, "Fry briefly; no grain at all."],
    ],
  },
  {
    role: "kimchi",
    from: "kimchi",
    to: [
      ["sauerkraut", 1, "With chili flakes, garlic and ginger."],
      ["napa-cabbage", 1, "Salted, squeezed and dressed with chili flakes, garlic and lime juice."],
    ],
  },
  {
    role: "wrap",
    from: "flour-tortilla whole-wheat-tortilla taco-shells tostada-shells corn-tortilla",
    to: [
      ["corn-tortilla", 1, "Warm in a dry pan so that it bends."],
      ["butterhead-lettuce", 0.8, "Two leaves laid over each other."],
      ["savoy-cabbage", 0.9, "Blanch the leaves."],
    ],
  },
  {
    role: "crumb coating",
    from: "breadcrumbs-dry breadcrumbs-seasoned panko gluten-free-breadcrumbs croutons",
    to: [
      ["gluten-free-rolled-oats", 1, "Blend to a coarse crumb."],
      ["cornmeal", 0.9, "Crisp and sandy."],
      ["pumpkin-seeds", 0.9, "Ground coarsely; watch the heat."],
      ["almond-flour", 0.9, "Browns fast."],
      ["coconut-shredded-unsweetened", 0.8, "Sweetish; browns fast."],
    ],
  },
  {
    role: "breakfast cereal",
    from: "rolled-oats steel-cut-oats oat-bran granola farina-cream-of-wheat wheat-bran wheat-germ puffed-rice-cereal oat-flour",
    to: [
      ["gluten-free-rolled-oats", 1, "Grown and milled apart from wheat."],
      ["buckwheat-groats-kasha", 1, "Cook longer."],
      ["quinoa", 1, "Rinse first and cook longer."],
      ["chia-seeds", 0.5, "Soak in the milk until thick."],
      ["flaxseed", 0.6, "Grind and cook in the milk for a moment."],
    ],
  },
  {
    role: "nuts for crunch",
    from: NUTS,
    to: [
      ["pumpkin-seeds", 1, "Brown in a dry pan."],
      ["sunflower-seeds", 1, "Brown in a dry pan."],
      ["hemp-seeds", 0.9, "Scatter at the end."],
      ["coconut-shredded-unsweetened", 0.8, "In sweet dishes."],
    ],
  },
  {
    role: "nut or seed butter",
    from: "peanut-butter-smooth peanut-butter-chunky peanut-butter-unsalted almond-butter cashew-butter sunflower-seed-butter tahini peanut-sauce chocolate-hazelnut-spread almond-paste-marzipan",
    to: [
      ["sunflower-seed-butter", 1, "Choose one made apart from nuts."],
      ["tahini", 0.9, "More bitter: sweeten a little."],
      ["almond-butter", 1, "Mild."],
      ["pumpkin-seeds", 1, "Ground to a paste with a little oil."],
      ["coconut-cream-unsweetened", 1, "For sauces: simmer until thick."],
    ],
  },
  {
    role: "ground nuts",
    from: "almond-flour",
    to: [
      ["sunflower-seeds", 1, "Ground finely; baking soda turns it green, which is harmless."],
      ["pumpkin-seeds", 1, "Ground finely."],
      ["coconut-flour", 0.35, "Takes up much liquid: add it slowly."],
    ],
  },
  {
    role: "sesame",
    from: "sesame-seeds sesame-seeds-toasted zaatar",
    to: [
      ["hemp-seeds", 1, "Scatter at the end."],
      ["sunflower-seeds", 1, "Chopped and browned."],
      ["poppy-seeds", 0.7, "For the look and a little crunch."],
    ],
  },
  {
    role: "hummus",
    from: "hummus",
    to: [
      ["chickpeas-canned-drained", 1, "Blend with lemon juice, garlic and olive oil, without sesame."],
      ["avocado", 1, "Mashed with lemon juice and garlic."],
    ],
  },
  {
    role: "honey",
    from: "honey agave-syrup molasses corn-syrup-light malt-syrup-barley dulce-de-leche sweetened-condensed-milk",
    to: [
      ["maple-syrup", 1, "Thinner; use the same weight."],
      ["dates-medjool", 1, "Soak and blend."],
      ["banana", 1.5, "Mashed, in porridge and baking."],
      ["erythritol", 1, "Sweet without sugar."],
    ],
  },
  {
    role: "sugar",
    from: "white-sugar brown-sugar powdered-sugar",
    to: [
      ["maple-syrup", 0.9, "Use a little less liquid elsewhere."],
      ["honey", 0.8, "Sweeter than sugar; browns faster."],
      ["dates-medjool", 1.2, "Soak and blend."],
      ["erythritol", 1.2, "Sweet without sugar."],
    ],
  },
  {
    role: "dried fruit",
    from: "golden-raisins raisins apricots-dried currants-dried-zante cranberries-dried cherries-dried mango-dried figs-dried prunes dates-medjool dates-deglet-noor goji-berries-dried",
    to: [
      ["raisins", 1, "Look for fruit dried without sulphites."],
      ["dates-medjool", 1, "Chopped; look for fruit without sulphites."],
      ["grapes", 1.5, "Fresh and halved."],
      ["apple", 1.5, "Fresh, in small dice."],
    ],
  },
  {
    role: "setting agent",
    from: "gelatin-powder marshmallows",
    to: [
      ["agar-dried", 0.4, "Boil it briefly in the liquid; sets while still warm."],
      ["pectin", 0.6, "For fruit."],
    ],
  },
  {
    role: "minced meat",
    from: MINCED_MEATS,
    to: [
      ["ground-turkey", 1, "Leaner: add a little oil."],
      ["ground-beef-90-lean", 1, "As it is."],
      ["ground-pork-96-lean", 1, "As it is."],
      ["lentils-cooked", 1, "Stir in at the end so that they keep their shape."],
      ["tofu-firm", 1, "Crumble and fry until brown."],
      ["black-beans-canned-drained", 1, "Crush half of them."],
      ["cremini-mushrooms", 1.6, "Chop finely and fry until dry."],
      ["walnuts", 0.4, "Chopped, with mushrooms."],
    ],
  },
  {
    role: "poultry pieces",
    from: POULTRY,
    to: [
      ["chicken-breast-skinless", 1, "As it is."],
      ["pork-tenderloin", 1, "Cook a little longer."],
      ["tofu-extra-firm", 1.2, "Press dry and brown first."],
      ["tempeh", 0.9, "Simmer for a moment, then brown."],
      ["chickpeas-canned-drained", 1, "Add with the sauce."],
      ["cremini-mushrooms", 1.6, "Brown them hard."],
      ["cauliflower", 1.5, "In florets, roasted."],
      ["shrimp", 1, "Cook for a few minutes only."],
      ["cod-atlantic", 1, "Add at the end: it is done in minutes."],
    ],
  },
  {
    role: "steak and chops",
    from: RED_MEATS,
    to: [
      ["chicken-thigh-skinless", 1, "Cook through."],
      ["portobello-mushroom", 1.5, "Brown on both sides."],
      ["tempeh", 0.9, "Marinate, then sear."],
      ["eggplant", 1.6, "In thick slices, roasted."],
      ["salmon-atlantic-farmed", 1, "Sear on the skin side first."],
    ],
  },
  {
    role: "stewing meat",
    from: STEWING_MEATS,
    to: [
      ["chicken-thigh-skinless", 1, "Takes a third of the time."],
      ["chickpeas-canned-drained", 1, "Add for the last quarter of an hour."],
      ["jackfruit", 1.2, "Use the young fruit and simmer until it shreds."],
      ["cremini-mushrooms", 1.6, "Brown them whole."],
      ["monkfish", 1, "Add for the last few minutes."],
    ],
  },
  {
    role: "bacon and cured meat",
    from: "bacon canadian-bacon pancetta prosciutto turkey-bacon salami-dry pepperoni chorizo-cured ham-cured-whole deli-ham mortadella beef-jerky corned-beef-brisket",
    to: [
      ["turkey-breast-skinless", 1, "In strips, with smoked paprika and salt."],
      ["shiitake-mushrooms", 1.5, "Sliced thin and fried crisp with smoked paprika."],
      ["smoked-salmon", 0.9, "Add after cooking."],
      ["tempeh", 0.9, "Sliced thin and fried with smoked paprika."],
    ],
  },
  {
    role: "sausage",
    from: "italian-sausage breakfast-pork-sausage turkey-sausage bratwurst polish-sausage-kielbasa beef-hot-dog meatless-sausage veggie-burger-patty liver-pate",
    to: [
      ["ground-pork", 1, "Season with sage, fennel seed, salt and pepper."],
      ["ground-turkey", 1, "Season with sage, fennel seed, salt and pepper."],
      ["ground-beef-85-lean", 1, "Season with fennel seed, paprika and salt."],
      ["kidney-beans-canned-drained", 1, "Crush with fennel seed, paprika and garlic."],
      ["portobello-mushroom", 1.3, "With fennel seed and smoked paprika."],
    ],
  },
  {
    role: "sliced cold meat",
    from: "deli-turkey-breast deli-chicken-breast deli-roast-beef",
    to: [
      ["rotisserie-chicken-breast", 1, "Sliced cold."],
      ["chicken-breast-skinless", 1.2, "Poach and slice."],
      ["chickpeas-canned-drained", 1, "Crushed with lemon juice and olive oil."],
      ["avocado", 1, "Sliced."],
    ],
  },
  {
    role: "oily fish",
    from: `${OILY_FISH} smoked-salmon`,
    to: [
      ["chicken-thigh-skinless", 1, "Cook through: it takes longer than fish."],
      ["tofu-firm", 1, "With a sheet of nori or a little lemon zest for the taste of the sea."],
      ["chickpeas-canned-drained", 1, "Crushed, with capers and lemon."],
      ["avocado", 0.8, "Sliced, for cold dishes."],
    ],
  },
  {
    role: "tinned fish",
    from: "tuna-canned-in-water tuna-canned-in-oil salmon-pink-canned sardines-canned-in-oil sardines-canned-in-tomato mackerel-canned fish-roe",
    to: [
      ["chickpeas-canned-drained", 1, "Crushed, with capers and lemon."],
      ["rotisserie-chicken-breast", 1, "Shredded."],
      ["hearts-of-palm-canned", 1, "Shredded."],
    ],
  },
  {
    role: "white fish",
    from: WHITE_FISH,
    to: [
      ["chicken-breast-skinless", 1, "Cook through: it takes longer than fish."],
      ["tofu-firm", 1, "Pat dry and sear."],
      ["cauliflower", 1.5, "In thick slices, roasted."],
      ["cannellini-beans-canned-drained", 1, "Warm in the sauce."],
    ],
  },
  {
    role: "shellfish",
    from: `${CRUSTACEANS} ${MOLLUSCS}`,
    to: [
      ["cod-atlantic", 1, "In chunks, cooked for a few minutes."],
      ["chicken-breast-skinless", 1, "In thin strips; cook through."],
      ["oyster-mushrooms", 1.3, "A mushroom in spite of its name; sear in large pieces."],
      ["hearts-of-palm-canned", 1, "In rounds, seared."],
      ["tofu-firm", 1, "Pat dry and sear."],
    ],
  },
  {
    role: "chicken broth",
    from: "chicken-broth chicken-broth-low-sodium chicken-stock-homemade",
    to: [["gluten-free-chicken-broth", 1, "Made apart from wheat."]],
  },
  {
    role: "beef broth",
    from: "beef-broth beef-stock-homemade",
    to: [["gluten-free-beef-broth", 1, "Made apart from wheat."]],
  },
  {
    role: "vegetable broth",
    from: "vegetable-broth",
    to: [["gluten-free-vegetable-broth", 1, "Made apart from wheat."]],
  },
  {
    role: "broth",
    from: "chicken-broth chicken-broth-low-sodium chicken-stock-homemade beef-broth beef-stock-homemade vegetable-broth fish-stock dashi",
    to: [
      ["vegetable-broth", 1, "Check the label for celery."],
      ["chicken-broth", 1, "As it is."],
      ["water", 1, "Add herbs, garlic and a little more salt."],
    ],
  },
  {
    role: "stock cube",
    from: "chicken-bouillon-cube beef-bouillon-cube vegetable-bouillon-cube yeast-extract-spread",
    to: [
      ["nutritional-yeast", 0.8, "With a pinch of salt."],
      ["salt", 0.4, "With herbs and garlic."],
    ],
  },
  {
    role: "mayonnaise",
    from: "mayonnaise mayonnaise-light tartar-sauce ranch-dressing caesar-dressing blue-cheese-dressing thousand-island-dressing vegan-mayonnaise-tofu",
    to: [
      ["vegan-mayonnaise-tofu", 1, "Check the label for mustard."],
      ["avocado", 1.2, "Blend with lemon juice and salt."],
      ["greek-yogurt-whole-milk", 1, "With lemon juice and salt."],
      ["olive-oil", 0.6, "Whisked with lemon juice."],
    ],
  },
  {
    role: "ready sauce",
    from: "pesto alfredo-sauce-mix-dry condensed-cream-of-mushroom-soup barbecue-sauce steak-sauce sweet-and-sour-sauce plum-sauce cocktail-sauce",
    to: [
      ["marinara-sauce", 1, "Simmer with garlic and herbs."],
      ["tomato-puree-passata", 1, "Simmer with garlic, herbs and a little oil."],
      ["olive-oil", 0.4, "With chopped herbs, garlic and lemon."],
    ],
  },
  {
    role: "chocolate",
    from: "dark-chocolate-70-85 semisweet-chocolate-chips milk-chocolate white-chocolate unsweetened-baking-chocolate chocolate-syrup",
    to: [
      ["cocoa-powder-unsweetened", 0.5, "Stir with a little oil and syrup."],
      ["carob-flour", 0.5, "Sweeter, without cocoa."],
    ],
  },
  {
    role: "wine and beer",
    from: "white-wine red-wine cooking-wine sake mirin beer rum vodka",
    to: [
      ["vegetable-broth", 1, "With a squeeze of lemon."],
      ["apple-juice", 0.8, "With a squeeze of lemon."],
      ["water", 1, "With a squeeze of lemon."],
    ],
  },
  {
    role: "vinegar",
    from: "red-wine-vinegar balsamic-vinegar rice-vinegar white-vinegar apple-cider-vinegar",
    to: [
      ["apple-cider-vinegar", 1, "Fruity."],
      ["lemon-juice", 1.2, "Fresher; add at the end. Bottled juice may hold sulphites."],
      ["lime-juice", 1.2, "Squeezed fresh; add at the end."],
      ["sumac", 0.2, "For sharpness without liquid."],
    ],
  },
  {
    role: "celery",
    from: "celery celeriac celery-seed",
    to: [
      ["fennel-bulb", 1, "Sweeter; cook it the same way."],
      ["cucumber", 1, "For raw dishes."],
      ["parsnip", 1, "For soups and roasts."],
    ],
  },
  {
    role: "mustard",
    from: "yellow-mustard mustard-powder mustard-greens",
    to: [
      ["horseradish-prepared", 0.7, "Sharp: taste first."],
      ["lemon-juice", 0.7, "For the sharpness."],
      ["turnip-greens", 1, "For the greens."],
    ],
  },
  {
    role: "tofu and soy",
    from: "tofu-firm tofu-extra-firm tofu-soft tofu-silken tofu-fried tempeh meatless-chicken edamame-frozen soybeans-dried seitan vital-wheat-gluten soy-flour",
    to: [
      ["chickpeas-canned-drained", 1, "Brown them in the pan."],
      ["cannellini-beans-canned-drained", 1, "Warm gently."],
      ["peas-frozen", 1, "For edamame."],
      ["chicken-breast-skinless", 0.9, "Cook through."],
      ["cremini-mushrooms", 1.4, "Brown them hard."],
      ["egg", 0.9, "Scrambled or boiled."],
    ],
  },
  {
    role: "protein powder",
    from: "whey-protein-powder whey-protein-isolate soy-protein-powder soy-protein-isolate pea-protein-powder",
    to: [
      ["pea-protein-powder", 1, "Check the label for soy."],
      ["hemp-seeds", 2, "Blend with the liquid."],
    ],
  },
  {
    role: "pulses",
    from: `${PULSES} lupin-beans-dried falafel`,
    to: [
      ["chickpeas-canned-drained", 1, "Drain and rinse."],
      ["lentils-cooked", 1, "Stir in at the end."],
      ["cremini-mushrooms", 1, "No pulse: brown them hard."],
      ["sweet-potato", 1, "No pulse: in small dice."],
      ["cauliflower", 1.2, "No pulse and few carbohydrates: roasted."],
    ],
  },
  {
    role: "dried lentils",
    from: "red-lentils-dried",
    to: [["gluten-free-red-lentils", 1, "Sorted and packed apart from grain."]],
  },
  {
    role: "polenta",
    from: "polenta-degermed-cornmeal cornmeal",
    to: [["gluten-free-polenta", 1, "Milled and packed apart from wheat."]],
  },
  {
    role: "arepa flour",
    from: "masarepa",
    to: [
      ["gluten-free-masarepa", 1, "Milled and packed apart from wheat."],
      ["corn-flour-masa-harina", 1, "Add the water slowly; it takes up a little less."],
    ],
  },
  {
    role: "buckwheat flour",
    from: "buckwheat-flour",
    to: [["gluten-free-buckwheat-flour", 1, "Milled and packed apart from wheat."]],
  },
  {
    role: "tortilla chips",
    from: "tortilla-chips",
    to: [
      ["gluten-free-tortilla-chips", 1, "Made apart from wheat."],
      ["corn-tortilla", 1.5, "In strips, browned in a dry pan."],
    ],
  },
  {
    role: "marinated artichokes",
    from: "artichoke-hearts-marinated",
    to: [["artichoke-hearts-canned", 1, "Drained, with a little more oil and lemon."]],
  },
  {
    role: "raising agent",
    from: "baking-powder",
    to: [["gluten-free-baking-powder", 1, "Made apart from wheat."]],
  },
  {
    role: "seeds on top",
    from: "pumpkin-seeds sunflower-seeds hemp-seeds flaxseed",
    to: [
      ["poppy-seeds", 0.7, "For the look and a little crunch."],
      ["coconut-shredded-unsweetened", 0.8, "In sweet dishes."],
    ],
  },
  {
    role: "dried grain",
    from: "millet",
    to: [["gluten-free-millet", 1, "Hulled and packed apart from wheat."]],
  },
  {
    role: "buckwheat",
    from: "buckwheat-groats-kasha",
    to: [["gluten-free-buckwheat", 1, "Hulled and packed apart from wheat."]],
  },
  {
    role: "dried lentils",
    from: "lentils-green-or-brown-dried red-lentils-dried",
    to: [
      ["gluten-free-lentils", 1, "Sorted and packed apart from grain."],
      ["chickpeas-canned-drained", 2.2, "Drain and rinse; they need warming only."],
      ["cannellini-beans-canned-drained", 2.2, "Drain and rinse; they need warming only."],
      ["sweet-potato", 2.2, "No pulse: in small dice."],
      ["cauliflower", 2.5, "No pulse and few carbohydrates: in small florets."],
    ],
  },
  {
    role: "soft corn",
    from: "corn-grits",
    to: [
      ["gluten-free-grits", 1, "Milled and packed apart from wheat."],
      ["white-rice-long-grain", 1, "Cook it soft, with more liquid."],
      ["quinoa", 1, "Rinse first."],
      ["cauliflower", 3, "Few carbohydrates: boil and mash."],
    ],
  },
  {
    role: "chili sauce for baking",
    from: "enchilada-sauce-red",
    to: [
      ["tomato-puree-passata", 1, "Season with chili powder and cumin."],
      ["tomatoes-canned-crushed", 1, "Season with chili powder and cumin."],
      ["salsa", 1, "Blend it smooth."],
    ],
  },
  {
    role: "starchy vegetable",
    from: "potato russet-potato red-potato white-potato baby-potatoes sweet-potato french-fries-frozen hash-browns-frozen sweet-potato-fries-frozen corn-frozen sweet-corn corn-canned parsnip plantain cassava",
    to: [
      ["sweet-potato", 1, "Cooks a little faster."],
      ["potato", 1, "Cooks a little longer."],
      ["cauliflower", 1.2, "Few carbohydrates: mash or roast."],
      ["turnip", 1.1, "Few carbohydrates: roast until brown."],
      ["celeriac", 1.1, "Mash or roast."],
    ],
  },
];
