import type { Activity, Gender, Goal } from "@mealwright/schema/constants/questionnaire";
import { restingEnergyKcal } from "@mealwright/schema/rules/energy";
import { describe, expect, test } from "vitest";
import type { Person } from "./target-types.ts";
import { targetsFor } from "./targets.ts";

const OMNIVORE = { goal: "eat_healthier", diet: "omnivore" } as const;

describe("resting energy uses the Mifflin–St Jeor formula", () => {
  test.each<[number, number, number, Gender, number]>([
    [80, 180, 30, "male", 1780],
    [60, 165, 30, "female", 1320.25],
    [60, 165, 30, "other", 1403.25],
    [120, 175, 65, "male", 1973.75],
  ])("%d kg, %d cm, %d years, %s: %d kcal", (kg, cm, years, gender, expected) => {
    expect(restingEnergyKcal(kg, cm, years, gender)).toBe(expected);
  });
});

interface EnergyRow {
  readonly who: string;
  readonly person: Person;
  readonly needKcal: number;
  readonly energyKcal: number;
  readonly floors: readonly string[];
}

const body = (
  gender: Gender,
  age: number,
  weightKg: number,
  heightCm: number,
  goal: Goal,
  activity?: Activity,
): Person => ({ gender, age, weightKg, heightCm, goal, activity, diet: "omnivore" });

describe("energy depends on need, goal and safety limits", () => {
  test.each<EnergyRow>([
    { who: "man keeps", person: body("male", 30, 80, 180, "save_time"), needKcal: 2850, energyKcal: 2850, floors: [] },
    {
      who: "a man losing weight gets 500 kcal less",
      person: body("male", 30, 80, 180, "lose_weight"),
      needKcal: 2850,
      energyKcal: 2350,
      floors: [],
    },
    {
      who: "a man gaining muscle gets 10 % more",
      person: body("male", 30, 80, 180, "gain_muscle"),
      needKcal: 2850,
      energyKcal: 3140,
      floors: [],
    },
    {
      who: "a very active man gets at most 350 kcal more",
      person: body("male", 25, 100, 195, "gain_muscle", "very_active"),
      needKcal: 4200,
      energyKcal: 4550,
      floors: [],
    },
    {
      who: "a sedentary woman gets at most a quarter less",
      person: body("female", 40, 62, 165, "lose_weight", "sedentary"),
      needKcal: 1810,
      energyKcal: 1360,
      floors: ["deficit-share"],
    },
    {
      who: "a small old woman gets at least 1,200 kcal",
      person: body("female", 75, 50, 152, "lose_weight", "sedentary"),
      needKcal: 1280,
      energyKcal: 1200,
      floors: ["deficit-share", "energy-floor"],
    },
    {
      who: "a small old man gets at least 1,500 kcal",
      person: body("male", 80, 60, 165, "lose_weight", "sedentary"),
      needKcal: 1730,
      energyKcal: 1500,
      floors: ["deficit-share", "energy-floor"],
    },
    {
      who: "a girl of 17 gets no deficit",
      person: body("female", 17, 70, 165, "lose_weight"),
      needKcal: 2380,
      energyKcal: 2380,
      floors: ["no-deficit-under-18"],
    },
    {
      who: "an underweight woman gets no deficit",
      person: body("female", 30, 48, 170, "lose_weight"),
      needKcal: 1970,
      energyKcal: 1970,
      floors: ["no-deficit-underweight"],
    },
    {
      who: "a heavy man gets no surplus",
      person: body("male", 40, 110, 180, "gain_muscle"),
      needKcal: 3250,
      energyKcal: 3250,
      floors: ["no-surplus-high-bmi"],
    },
    {
      who: "an extreme body gets at most 5,000 kcal",
      person: body("male", 20, 380, 230, "save_time", "very_active"),
      needKcal: 5000,
      energyKcal: 5000,
      floors: ["energy-ceiling"],
    },
    {
      who: "an extreme body is capped before losing weight",
      person: body("male", 20, 380, 230, "lose_weight", "very_active"),
      needKcal: 5000,
      energyKcal: 4500,
      floors: ["energy-ceiling"],
    },
    {
      who: "an extreme child gets no deficit",
      person: body("male", 13, 344, 180, "lose_weight", "very_active"),
      needKcal: 5000,
      energyKcal: 5000,
      floors: ["no-deficit-under-18", "energy-ceiling"],
    },
    {
      who: "no deficit is mentioned if the minimum exceeds the need",
      person: body("female", 90, 38, 145, "lose_weight", "sedentary"),
      needKcal: 950,
      energyKcal: 1200,
      floors: ["no-deficit-underweight", "energy-floor"],
    },
  ])("$who", ({ person, needKcal, energyKcal, floors }) => {
    const targets = targetsFor(person);
    expect(targets).toMatchObject({ basis: "personal", needKcal, energyKcal, floorsApplied: floors });
    expect(targets.deficitKcal).toBe(needKcal - energyKcal);
  });
});

describe("protein, ranges and limits", () => {
  test.each<[string, Person, Record<string, unknown>]>([
    [
      "muscle: 1.6 g a kg",
      body("male", 30, 80, 180, "gain_muscle"),
      { proteinG: 128, fibreG: 38, proteinRangeG: { min: 128, max: 274 }, fatRangeG: { min: 70, max: 122 } },
    ],
    [
      "loss: 1.2 g a kg, AMDR",
      body("female", 30, 70, 165, "lose_weight"),
      { proteinG: 84, fibreG: 25, carbohydrateRangeG: { min: 200, max: 287 }, sodiumMaxMg: 2300 },
    ],
    ["a boy of 13 needs less fibre", body("male", 13, 50, 160, "save_time"), { fibreG: 31 }],
    ["a girl of 16", body("female", 16, 55, 165, "save_time"), { fibreG: 26 }],
    ["over 50 needs less fibre", body("female", 51, 70, 165, "save_time"), { fibreG: 21, proteinG: 70 }],
    [
      "at 13 less sodium, fat from 25 %",
      body("male", 13, 50, 160, "save_time"),
      { sodiumMaxMg: 1800, proteinG: 58, fatRangeG: { min: 64, max: 89 } },
    ],
    [
      "weight above a body mass index of 30 is not counted",
      body("female", 45, 140, 160, "lose_weight"),
      { proteinG: 92 },
    ],
    [
      "keto: net carbohydrate, more fat",
      { ...body("male", 30, 80, 180, "save_time"), diet: "keto" },
      { netCarbohydrateMaxG: 50, carbohydrateRangeG: { min: 0, max: 98 }, fatRangeG: { min: 175, max: 253 } },
    ],
    [
      "paleo: Cordain's shares",
      { ...body("male", 30, 80, 180, "save_time"), diet: "paleo" },
      { netCarbohydrateMaxG: null, carbohydrateRangeG: { min: 157, max: 285 }, fatRangeG: { min: 89, max: 183 } },
    ],
  ])("%s", (_, person, expected) => {
    expect(targetsFor(person)).toMatchObject(expected);
  });
});

describe("missing or absurd details lead to the labeled reference value", () => {
  test.each<[string, Partial<Person>]>([
    ["nothing", {}],
    ["no weight", { age: 30, heightCm: 170 }],
    ["no age", { weightKg: 70, heightCm: 170 }],
    ["negative weight", { age: 30, weightKg: -70, heightCm: 170 }],
    ["not a number", { age: Number.NaN, weightKg: 70, heightCm: 170 }],
    ["infinite height", { age: 30, weightKg: 70, heightCm: Number.POSITIVE_INFINITY }],
    ["age in months", { age: 360, weightKg: 70, heightCm: 170 }],
    ["height in metres", { age: 30, weightKg: 70, heightCm: 1.7 }],
  ])("%s", (_, details) => {
    const targets = targetsFor({ ...OMNIVORE, ...details });
    expect(targets).toMatchObject({ basis: "reference", energyKcal: 2000, restingKcal: null, floorsApplied: [] });
    expect(targets.explanation[0]?.text).toContain("general reference");
  });

  test("without a weight, protein is a share of the energy", () => {
    expect(targetsFor(OMNIVORE).proteinG).toBe(75);
    expect(targetsFor({ ...OMNIVORE, goal: "gain_muscle" }).proteinG).toBe(100);
  });

  test("a known weight determines the protein even without a height", () => {
    expect(targetsFor({ ...OMNIVORE, weightKg: 90 }).proteinG).toBe(90);
  });
});

describe("the explanation", () => {
  const labelsOf = (person: Person) => targetsFor(person).explanation.map(({ label }) => label);
  const textOf = (person: Person) =>
    targetsFor(person)
      .explanation.map(({ text }) => text)
      .join(" ");

  test("says that 3 % is arithmetic, not the true need", () => {
    expect(textOf(OMNIVORE)).toContain("That is arithmetic: your true need can differ by 10 % or more");
  });
  test("says that the formula is not validated under 19", () => {
    expect(labelsOf(body("male", 18, 70, 175, "save_time"))).toContain("Age");
    expect(labelsOf(body("male", 19, 70, 175, "save_time"))).not.toContain("Age");
  });
  test('mentions the average used for "other" and an assumed activity', () => {
    expect(textOf(body("other", 30, 70, 175, "save_time"))).toMatch(/average of the two.*assumed because/);
    expect(textOf(body("male", 30, 70, 175, "save_time", "active"))).not.toMatch(/average of the two|assumed/);
  });
  test("has a sentence for every safety limit", () => {
    expect(textOf(body("female", 17, 40, 165, "lose_weight", "sedentary"))).toMatch(/still growing.*under 18\.5/);
  });
  test("shows the figures of the target itself", () => {
    expect(textOf(body("male", 30, 80, 180, "lose_weight"))).toContain(
      "At rest you use about 1,780 kcal (Mifflin–St Jeor). With ordinary activity (× 1.6, assumed because you did not state yours) you need about 2,850 kcal. To lose weight, we take away 500 kcal: the target is 2,350 kcal a day.",
    );
  });
});

describe("advice on nutrients that food alone does not provide", () => {
  const labels = (person: Person) => targetsFor(person).explanation.map(({ label }) => label);
  const B12 = "Supplement";
  const BONES = "Calcium and vitamin D";

  test.each<[string, Person, readonly string[]]>([
    ["a vegan of 30", { ...body("female", 30, 65, 165, "eat_healthier"), diet: "vegan" }, [B12]],
    ["an omnivore of 30", body("female", 30, 65, 165, "eat_healthier"), []],
    ["a teenager of 17", body("male", 17, 65, 175, "eat_healthier"), [BONES]],
    ["a woman of 19", body("female", 19, 65, 165, "eat_healthier"), []],
    ["a woman of 70", body("female", 70, 65, 165, "eat_healthier"), [BONES]],
    ["a vegan of 78", { ...body("female", 78, 65, 165, "eat_healthier"), diet: "vegan" }, [B12, BONES]],
  ])("%s", (_, person, expected) => {
    expect(labels(person).filter((label) => label === B12 || label === BONES)).toEqual(expected);
  });

  test.each([
    ["warns of a deficit at a body mass index of 21", 61, "lose_weight", true],
    ["does not warn at 24", 70, "lose_weight", false],
    ["does not warn without a deficit", 61, "eat_healthier", false],
    ["does not warn below 18.5, where there is no deficit", 50, "lose_weight", false],
  ] as const)("%s", (_, weightKg, goal, isSaid) => {
    expect(labels(body("male", 30, weightKg, 170, goal)).includes("Weight")).toBe(isSaid);
  });
});
