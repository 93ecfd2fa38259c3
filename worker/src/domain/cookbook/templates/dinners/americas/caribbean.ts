import { fruit, liquid, protein, sauce, season, starch, step, vegetable } from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { bayLeaf, coconutOil, oliveOil } from "../../pantry.ts";
import {
  avocadoOil,
  cauliflowerRice,
  garlic,
  grainChoices,
  limeJuice,
  onion,
  option,
  proteinChoice,
  salt,
} from "../../parts.ts";

export const caribbeanDinners = (): readonly Template[] => [
  {
    id: "jerk",
    mealTypes: ["lunch", "dinner"],
    cuisine: "caribbean",
    level: "beginner",
    method: "grilled",
    name: "Jerk {protein}",
    detail: "with {side} and {slaw}",
    base: [
      season("allspice-ground", 1.5),
      season("thyme-dried", 1),
      season("cinnamon-ground", 0.3),
      season("cayenne-pepper", 0.5),
      garlic(3),
      vegetable("scallions", 15),
      limeJuice(15),
      avocadoOil(12),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("chicken-thigh", 180, { name: "Chicken" }),
        proteinChoice("pork", 190),
        proteinChoice("snapper", 200),
        proteinChoice("shrimp", 200),
        proteinChoice("tofu", 170),
      ],
      side: [
        option(
          "rice-peas",
          "Rice & Peas",
          "rice and kidney beans",
          [starch("white-rice-cooked", 120), protein("kidney-beans-canned-drained", 60)],
          { way: "heat the cooked rice and kidney beans with a splash of water for {time}", time: [4, 5] },
        ),
        option("sweet-potato", "Sweet Potato", "sweet potato", [starch("sweet-potato", 210)], {
          way: "peel the sweet potato and boil it in chunks in salted water for {time}, until tender",
          time: [10, 12],
        }),
        option("plantain", "Plantain", "plantain", [starch("plantain", 150)], {
          way: "peel the plantain and boil it in chunks in salted water for {time}, until tender",
          time: [10, 12],
        }),
      ],
      slaw: [
        option("mango", "Mango Slaw", "mango and red cabbage", [fruit("mango", 60), vegetable("red-cabbage", 60)], {
          way: "shred the red cabbage and cut the mango into thin strips",
        }),
        option(
          "pineapple",
          "Pineapple Slaw",
          "pineapple and green cabbage",
          [fruit("pineapple", 60), vegetable("green-cabbage", 60)],
          { way: "shred the green cabbage and cut the pineapple small" },
        ),
      ],
    },
    steps: [
      step(
        "Blend the allspice, thyme, cinnamon, cayenne, garlic, scallions, half of the lime juice, the avocado oil and salt and rub it over the {protein}.",
        6,
      ),
      step("For the side, {side.way}.", 6),
      step(
        "Meanwhile grill or broil the {protein} over medium heat for {time}, turning, until charred at the edges and hot right through.",
        10,
        {
          time: [12, 14],
          instead: {
            where: ["protein.shrimp", "protein.snapper"],
            steps: [
              step(
                "Grill or broil the {protein} over medium heat for {time}, turning once, until lightly charred and just cooked through.",
                6,
                {
                  time: [5, 6],
                },
              ),
            ],
          },
        },
      ),
      step("{slaw.way}; dress with the rest of the lime juice and serve everything together.", 4),
    ],
  },
  {
    id: "ropa-vieja",
    mealTypes: ["dinner"],
    cuisine: "caribbean",
    level: "intermediate",
    method: "braised",
    name: "{meat}",
    detail: "with {side}",
    base: [
      onion(40),
      vegetable("green-bell-pepper", 70),
      vegetable("red-bell-pepper", 50),
      garlic(6),
      oliveOil(9),
      sauce("tomatoes-canned-crushed", 80),
      vegetable("olives-green", 10),
      season("cumin", 1.5),
      season("oregano-dried", 1),
      bayLeaf,
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("flank-steak", 180, {
          name: "Beef Ropa Vieja",
          steps: [
            step("Simmer the flank steak, covered, in salted water for {time}, until it shreds.", 87, {
              time: [80, 87],
            }),
          ],
        }),
        option("pork", "Pork Ropa Vieja", "pork", [protein("pork-shoulder", 150)], {
          protein: "pork",
          steps: [
            step(
              "Simmer the pork, cut in thick strips, covered, in salted water for {time}, until tender, and pull it apart with two forks.",
              62,
              { time: [58, 62] },
            ),
          ],
        }),
        proteinChoice("chicken", 200, {
          name: "Chicken Ropa Vieja",
          steps: [
            step("Poach the chicken in salted water for {time}, until cooked through, then shred it.", 18, {
              time: [14, 16],
            }),
          ],
        }),
        option(
          "jackfruit",
          "Cuban Jackfruit and Black Beans",
          "jackfruit with the black beans",
          [vegetable("jackfruit", 90), protein("black-beans-canned-drained", 120)],
          { protein: "bean" },
        ),
      ],
      side: [
        cauliflowerRice(6, "avocado", "the rest of the"),
        ...grainChoices(["white-rice"], 30, 45),
        option("plantain", "Sweet Plantain", "plantain", [starch("plantain", 120)], {
          steps: [
            step(
              "Boil the ripe plantain in its skin in salted water for {time} while the rest cooks, until soft; peel and slice it.",
              8,
              {
                time: 15,
              },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "meat" },
      { use: "side" },
      step(
        "Soften the chopped onion, green pepper, red pepper and garlic in olive oil with the cumin, oregano and bay leaf for {time}.",
        8,
        { time: [7, 8] },
      ),
      step(
        "Add the tomatoes and shredded {meat} and simmer for {time}, until thick; stir in the green olives and salt.",
        16,
        { time: [13, 15] },
      ),
      { late: "side" },
      step("Serve with the {side}.", 1),
    ],
    skip: [["meat.jackfruit", "side.cauliflower-rice"]],
  },
  {
    id: "caribbean-stew",
    mealTypes: ["lunch", "dinner"],
    cuisine: "caribbean",
    level: "beginner",
    method: "simmered",
    name: "Island Coconut Stew",
    detail: "of {pulse}, {root} and {green}",
    base: [
      liquid("light-coconut-milk", 90),
      onion(40),
      garlic(3),
      coconutOil(5),
      season("thyme-dried", 1),
      season("allspice-ground", 0.7),
      vegetable("scallions", 20),
      limeJuice(10),
      salt(0.75),
    ],
    parts: {
      pulse: [
        proteinChoice("kidney-beans", 140, { name: "Kidney Beans" }),
        proteinChoice("black-beans", 150, { name: "Black Beans" }),
        proteinChoice("lentils", 160, { name: "Lentils" }),
      ],
      root: [
        option("sweet-potato", "Sweet Potato", "sweet potato", [starch("sweet-potato", 160)]),
        option("pumpkin", "Pumpkin", "pumpkin", [starch("pumpkin", 280), coconutOil(6)]),
        option("cassava", "Cassava", "cassava", [starch("cassava", 110)]),
      ],
      green: [
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 80)]),
        option("okra", "Okra", "sliced okra", [vegetable("okra", 90)]),
        option("collard", "Collard Greens", "finely shredded collard greens", [vegetable("collard-greens", 80)]),
      ],
    },
    steps: [
      step("Soften the chopped onion, garlic and scallions in coconut oil with the thyme and allspice for {time}.", 6, {
        time: [5, 6],
      }),
      step(
        "Add the {root}, peeled and diced, the coconut milk, salt and water to cover and simmer for {time}, until tender.",
        20,
        {
          time: [17, 19],
        },
      ),
      step(
        "Stir in the {pulse} and {green} and cook for {time}, until everything is soft; sharpen with lime juice.",
        7,
        { time: [5, 6] },
      ),
    ],
  },
];
