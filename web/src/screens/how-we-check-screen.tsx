import { HEI_MOST_POINTS, US_AVERAGE_HEI } from "@mealwright/schema/constants/food/healthy-eating-index";
import { WEIGHED_MEAL_TYPE } from "@mealwright/schema/constants/food/weighed-meal";
import { MEASURED } from "@mealwright/schema/constants/samples/measured.data";
import { formatFullDate } from "@mealwright/schema/rules/text/date-text";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import { Prose } from "../components/page/prose.tsx";
import { UnverifiedReplies } from "../features/how-we-check/unverified-replies.tsx";
import { WeighedMeal } from "../features/how-we-check/weighed-meal.tsx";
import { previewPicturePath } from "../features/preview/preview-picture.ts";

const { safety, accuracy, health } = MEASURED;

/** Rounded down: anything short of all must not read 100 %. */
const share = (part: number, whole: number) => `${Math.floor((1000 * part) / whole) / 10}%`;

/** The results, each with what it was measured on. */
const FIGURES = [
  {
    figure: formatFigure(safety.violations),
    text: `broken rules among ${formatFigure(safety.meals)} meals, in ${formatFigure(safety.weeks)} weeks planned for every diet with ${formatFigure(safety.allergySets)} of ${formatFigure(safety.allergySetsOf)} combinations of allergies`,
  },
  {
    figure: share(accuracy.energyDays, accuracy.days),
    text: `of ${formatFigure(accuracy.days)} days within 3% of their energy target, planned for ${formatFigure(accuracy.people)} different people`,
  },
  {
    figure: share(accuracy.proteinDays, accuracy.days),
    text: "of those days with at least the target protein",
  },
  {
    figure: `${Math.floor(health.heiMean)} of ${HEI_MOST_POINTS}`,
    text: `on the Healthy Eating Index, on average over the weeks of ${formatFigure(health.people)} people on every diet; the average American diet scores ${US_AVERAGE_HEI.score} (${US_AVERAGE_HEI.source})`,
  },
] as const;

const SECTIONS = [
  {
    heading: "Nothing reaches you unchecked",
    body: (
      <>
        <p>
          Before a meal is stored or shown, a program that does not know who suggested it checks every ingredient and
          every word of its steps. What it cannot recognize is not served.
        </p>
        <ul className="grid list-disc gap-2 pl-6">
          <li>
            No ingredient contains, or may contain, an allergen you named: a packaged food that only some brands make
            with it counts as containing it, unless the recipe asks for one whose label rules it out, such as
            gluten-free oats. For vegans, the same holds for milk and egg.
          </li>
          <li>Your diet is kept, food by food.</li>
          <li>The cooking time stays within your limit.</li>
          <li>Energy, protein, carbohydrate and fat are computed from the ingredients and their weights.</li>
        </ul>
      </>
    ),
  },
  {
    heading: "What we measured",
    body: (
      <>
        <dl className="grid gap-x-6 gap-y-6 pt-2 sm:grid-cols-2">
          {FIGURES.map(({ figure, text }) => (
            <div key={text} className="flex flex-col-reverse justify-end border-t border-line pt-3">
              <dt className="text-small text-ink-soft">{text}</dt>
              <dd className="mb-1 font-display text-4xl font-semibold text-herb">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="pt-2 text-small text-ink-soft">
          Measured on {formatFullDate(MEASURED.date)} by planning these weeks and checking every meal again. The program
          that measures them writes the numbers here itself.
        </p>
      </>
    ),
  },
  {
    heading: "What checking changes",
    body: <UnverifiedReplies />,
  },
  {
    heading: "Where the figures come from",
    body: (
      <>
        <p>
          From the food-composition tables of the US Department of Agriculture (FoodData Central), per 100 g and
          multiplied by the grams in your meal. No number is taken from a language model, and none is written by hand on
          a recipe.
        </p>
        <p>
          Vitamins and minerals lost in cooking are subtracted, using USDA’s retention factors (release 6), for the
          foods that we have factors for. We have none yet for fruit, potatoes, tomatoes, tofu, oats, quinoa, lean fish,
          or meat other than beef, chicken and turkey, among others; for vitamins D, E and K, selenium and iodine USDA
          gives none. There we use the raw figure. For a dish from outside our cookbook, we read from its steps how it
          is cooked; a food that they do not mention counts as cooked if they cook anything.
        </p>
        <WeighedMeal picture={previewPicturePath(WEIGHED_MEAL_TYPE)} />
      </>
    ),
  },
  {
    heading: "Your daily target",
    body: (
      <p>
        Resting energy by the Mifflin–St Jeor formula, multiplied by your activity and adjusted for your goal within
        safe limits. Without your details, we use a general reference of 2,000 kcal and label it as such.
      </p>
    ),
  },
  {
    heading: "What we cannot promise",
    body: (
      <p>
        We cannot see into a factory: traces and changed recipes are listed on the label, so read it. Prices are
        averages, not your shop’s. And a plan is not medical advice.
      </p>
    ),
  },
];

export default function HowWeCheckScreen() {
  return (
    <Prose
      title="How we check every meal"
      lead="A planner should be able to say why you can trust it. Here is what we verify, and what we do not."
      sections={SECTIONS}
    />
  );
}
