import { LinkButton } from "../../components/button.tsx";
import { Plate } from "../../components/plate/plate.tsx";
import { PATHS } from "../../pages/paths.ts";

const NO_FOOD = { ingredients: [] };

/** A plan without a single dish: no dish meets all the answers together. */
export function EmptyPlan() {
  return (
    <section aria-labelledby="empty-plan-title" className="flex flex-wrap items-center gap-x-10 gap-y-5">
      <Plate dish={NO_FOOD} label="" className="w-44" />
      <div className="max-w-xl">
        <h2 id="empty-plan-title" className="text-2xl">
          No dish fits all of your answers
        </h2>
        <p className="mt-2 text-ink-soft">
          We would rather show nothing than a meal that is not safe for you. A little more prep time or another diet
          often helps; allergies stay as they are.
        </p>
        <LinkButton to={PATHS.questionnaire} className="mt-5">
          Change your answers
        </LinkButton>
      </div>
    </section>
  );
}
