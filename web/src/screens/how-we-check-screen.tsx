import { Prose } from "../components/prose.tsx";

const SECTIONS = [
  {
    heading: "Nothing reaches you unchecked",
    body: (
      <>
        <p>
          Before a meal is stored or shown, a program that knows nothing of who suggested it looks at every ingredient
          and every word of its steps. What it cannot recognise is not served.
        </p>
        <ul className="grid list-disc gap-2 pl-6">
          <li>No ingredient holds an allergen that you named, or may hold it.</li>
          <li>Your diet is kept, food by food.</li>
          <li>The cooking time stays within what you gave.</li>
          <li>Energy, protein, carbohydrate and fat are computed from the ingredients and their weights.</li>
        </ul>
      </>
    ),
  },
  {
    heading: "Where the figures come from",
    body: (
      <p>
        From the food-composition tables of the US Department of Agriculture (FoodData Central), per 100 g and
        multiplied by the grams in your meal. No number is taken from a language model, and none is written by hand on a
        recipe.
      </p>
    ),
  },
  {
    heading: "Your daily target",
    body: (
      <p>
        Resting energy by the Mifflin–St Jeor formula, times your activity, changed by your goal within safe limits.
        Without your details a general reference of 2,000 kcal stands in, and is labelled as such.
      </p>
    ),
  },
  {
    heading: "What we cannot promise",
    body: (
      <p>
        We cannot see into a factory: traces and changed recipes stand on the label, so read it. Prices are averages,
        not your shop’s. And a plan is not medical advice.
      </p>
    ),
  },
];

export function HowWeCheckScreen() {
  return (
    <Prose
      title="How we check every meal"
      lead="A planner should be able to say why you can trust it. This is what is verified, and what is not."
      sections={SECTIONS}
    />
  );
}
