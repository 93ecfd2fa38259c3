import { describe, expect, test } from "vitest";
import { HONEST_MEALS } from "../../../../test/fixtures/honest-replies.data.ts";
import { eaterOf, orderFor, repairHonest } from "../../../../test/fixtures/repair-honest.ts";
import { donenessByFood } from "../../cookbook/text/doneness.ts";
import { parseProposal } from "../reply/proposal.ts";
import { type Repair, repairProposal } from "./repair.ts";

interface Dish {
  readonly name: string;
  /** "quantity|unit|name" */
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

function repairOf({ name, ingredients, steps }: Dish, eatsRaw = true): Repair {
  const lines = ingredients.map((line) => {
    const [quantity = "", unit = "", food = ""] = line.split("|");
    return { name: food, quantity: Number(quantity), unit };
  });
  const reply = { day: 1, type: "dinner", name, prepMinutes: 30, ingredients: lines, instructions: steps };
  const proposal = parseProposal(reply);
  if (proposal === null) throw new Error("no proposal");
  return repairProposal(proposal, orderFor({ ...eaterOf("omnivore"), maxPrepMinutes: 90, eatsRaw }, "dinner"));
}

function stepsOf(dish: Dish, eatsRaw = true): readonly string[] {
  const repaired = repairOf(dish, eatsRaw);
  if (!("meal" in repaired)) throw new Error(`${dish.name}: ${repaired.refused} ${repaired.evidence}`);
  return repaired.meal.instructions;
}

const dish = (name: string, ingredients: readonly string[], ...steps: readonly string[]): Dish => ({
  name,
  ingredients,
  steps,
});
const RICE = "80|g|white rice";
const COOKS_RICE = "Cook the rice for 15 minutes and serve.";

describe("a dish that could make people ill is refused", () => {
  test.each([
    dish("Chicken", ["180|g|chicken breast", RICE], "Grill the chicken until done to your liking.", COOKS_RICE),
    dish("Pork Burger", ["160|g|ground pork", RICE], "Fry the patty until still pink inside.", COOKS_RICE),
    dish("Beef Burger", ["160|g|ground beef", RICE], "Grill the patty to medium-rare.", COOKS_RICE),
    dish("Duck", ["180|g|duck breast", RICE], "Roast the duck; it should be red in the middle.", COOKS_RICE),
    dish("Duck Tataki", ["180|g|duck breast", RICE], "Sear the duck for 20 seconds a side.", COOKS_RICE),
    dish("Chicken Slices", ["180|g|chicken breast", RICE], "Slice the chicken very thinly.", COOKS_RICE),
    dish("Bean Rice", ["80|g|dried kidney beans", RICE], "Soak the beans overnight and drain.", COOKS_RICE),
    dish("Slow Beans", ["80|g|dried kidney beans", RICE], "Cook the beans in a slow cooker for 1 hour.", COOKS_RICE),
    dish(
      "Mousse",
      ["2|piece|eggs", "80|g|dark chocolate"],
      "Melt the chocolate.",
      "Fold in the beaten eggs and chill.",
    ),
    dish(
      "Dough",
      ["1|piece|egg", "80|g|flour", "40|g|sugar"],
      "Beat it to a dough.",
      "Eat the raw dough with a spoon.",
    ),
  ])("$name", (unsafe) => {
    for (const eatsRaw of [true, false]) expect(repairOf(unsafe, eatsRaw)).toMatchObject({ refused: "gate" });
  });
});

describe("raw food for healthy adults", () => {
  const nigiri = dish(
    "Salmon Nigiri",
    ["140|g|salmon", RICE],
    "Cook the rice for 15 minutes.",
    "Lay the salmon over it.",
  );
  const tataki = dish("Tuna Tataki", ["160|g|tuna steak", RICE], "Sear the tuna for 20 seconds a side.", COOKS_RICE);
  const oysters = dish("Oysters", ["200|g|oysters", "80|g|bread"], "Open the oysters.", "Serve them with the bread.");

  test.each([nigiri, tataki, oysters])(
    "$name says what to buy, and is refused to people who must not eat it",
    (raw) => {
      expect(stepsOf(raw).join(" ")).toMatch(/Eaten raw: buy \w+ sold for eating raw/);
      expect(stepsOf(raw).join(" ")).not.toContain("63 °C");
      expect(repairOf(raw, false)).toMatchObject({ refused: "gate" });
    },
  );

  test.each([
    dish("Steak", ["200|g|sirloin steak", RICE], "Fry the steak for 2 minutes a side to medium-rare.", COOKS_RICE),
    dish("Fried Eggs", ["2|piece|eggs", RICE], "Fry the eggs so the yolks stay runny.", COOKS_RICE),
    dish("Sprouts", ["150|g|mung bean sprouts", "60|g|peanuts"], "Toss the sprouts.", "Scatter the peanuts over."),
    dish("Toast", ["60|g|liver pate", "2|slice|bread"], "Toast the bread.", "Spread it with the pate."),
    dish("Bagel", ["80|g|smoked salmon", "1|piece|bagel"], "Halve the bagel.", "Fill it with the salmon."),
  ])("$name is refused to people who must not eat anything raw", (soft) => {
    expect(stepsOf(soft).length).toBeGreaterThan(1);
    expect(repairOf(soft, false)).toMatchObject({ refused: "gate" });
  });
});

describe("a model's dish states how to cook safely", () => {
  test.each([
    ["chicken breast", "Grill the chicken for 12 minutes.", "74 °C (165 °F)"],
    ["ground beef", "Fry the beef for 12 minutes.", "71 °C (160 °F)"],
    ["cod", "Fry the cod for 8 minutes.", "63 °C (145 °F)"],
    ["shrimp", "Fry the shrimp for 4 minutes.", "63 °C (145 °F)"],
    ["mussels", "Steam the mussels for 6 minutes until they open.", "throw away any that stay closed"],
  ])("for %s with a temperature or a sign", (food, step, said) => {
    expect(stepsOf(dish("Dinner", [`180|g|${food}`, RICE], step, COOKS_RICE)).join(" ")).toContain(said);
  });

  test("whenever it contains meat, fish or eggs", () => {
    const silent = HONEST_MEALS.flatMap((meal) => {
      const repaired = repairHonest(meal);
      if (!("meal" in repaired)) return [];
      const { ingredients, instructions } = repaired.meal;
      const isFlesh = ingredients.some(({ foodId }) => (donenessByFood().get(foodId)?.kind ?? "ready") !== "ready");
      return isFlesh && !/ °C \(|brown and crisp all over|until the shells open/.test(instructions.join(" "))
        ? [meal.name]
        : [];
    });
    expect(silent).toEqual([]);
  });

  test("as for a casserole if it is stuffed or layered", () => {
    const peppers = dish(
      "Stuffed Peppers",
      ["180|g|ground beef", "200|g|bell pepper", RICE],
      "Boil the rice for 12 minutes.",
      "Stuff the peppers with beef and rice and bake for 35 minutes.",
    );
    expect(stepsOf(peppers).join(" ")).toContain("The dish is safe at 74 °C (165 °F) in its middle");
  });

  test("by boiling dried beans hard, even if the model only simmers them", () => {
    const beans = dish("Beans", ["90|g|dried black beans", RICE], "Simmer the beans for 50 minutes.", COOKS_RICE);
    expect(stepsOf(beans).join(" ")).toMatch(/boil them hard in fresh water for 10 minutes/);
  });

  test.each([
    ["an egg is listed as boiled", "2|large|hard-boiled eggs", "Chop the eggs.", /^Boil the eggs for 10 minutes/],
    ["frozen edamame is raw", "150|g|frozen edamame", "Thaw the edamame.", /^Boil the edamame for 5/],
    ["fish is listed as poached", "150|g|monkfish, poached", "Slice the monkfish.", /^Cook the monkfish through/],
  ])("if %s, that step comes first", (_, food, step, first) => {
    const steps = stepsOf(
      dish(
        "Bowl",
        [food, "150|g|romaine", "20|g|olive oil", "60|g|bread"],
        step,
        "Toss with the romaine.",
        "Serve with the bread and the oil.",
      ),
    );
    expect(steps[0]).toMatch(first);
    expect(steps.join(" ")).not.toContain("Thaw");
  });
});

describe("the oven temperature", () => {
  const potatoes = (...steps: readonly string[]) =>
    stepsOf(dish("Potatoes", ["400|g|potatoes", "20|g|olive oil", "60|g|feta"], ...steps));

  test.each([
    [
      "is added if missing, and said to be ours",
      "Roast the potatoes in the oven for 30 minutes.",
      "Heat the oven to 200 °C (400 °F), only the usual heat, as the recipe gives none: look early",
    ],
    [
      "is added if the oven is only turned on",
      "Preheat the oven. Roast the potatoes for 30 minutes.",
      "look early if it is done. Roast",
    ],
    ["is converted from Celsius to Fahrenheit", "Roast at 220°C for 30 minutes.", "220 °C (425 °F)"],
    ["is converted from Fahrenheit to Celsius", "Roast at 400 F for 30 minutes.", "205 °C (400 °F)"],
    ["stays if given in both", "Roast at 200 °C (390 °F) for 30 minutes.", "at 200 °C (390 °F) for"],
  ])("%s", (_, step, said) => {
    expect(potatoes(step, "Crumble the feta over and serve.").join(" ")).toContain(said);
  });

  test("is not called the usual one if the recipe names it", () => {
    expect(potatoes("Heat the oven to 220 °C.", "Roast for 30 minutes.").join(" ")).not.toContain("usual heat");
  });

  test("is never missing from dishes of a good model", () => {
    const cold = HONEST_MEALS.flatMap((meal) => {
      const repaired = repairHonest(meal);
      if (!("meal" in repaired)) return [];
      const text = repaired.meal.instructions.join(" ");
      return /\boven\b|\bbake (?:at|for|the|until)\b/i.test(text) && !/\d °C \(\d+ °F\)/.test(text) ? [meal.name] : [];
    });
    expect(cold).toEqual([]);
  });
});

test("steps have timer minutes, while safety lines have none", () => {
  const repaired = repairOf(
    dish(
      "Cod",
      ["180|g|cod", RICE],
      "Season the cod.",
      "Fry the cod for 4-5 minutes a side.",
      "Boil the rice for 1 hour.",
    ),
  );
  if (!("meal" in repaired)) throw new Error(repaired.refused);
  const { instructions, stepMinutes } = repaired.meal;
  expect(stepMinutes).toEqual([null, 4, 60, null]);
  expect(stepMinutes).toHaveLength(instructions.length);
});
