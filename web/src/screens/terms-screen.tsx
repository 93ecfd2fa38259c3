import { MONEY_BACK_WITHIN } from "@mealwright/schema/rules/text/guarantee-text";
import { Link } from "../components/link.tsx";
import { Prose } from "../components/page/prose.tsx";
import { PATHS } from "../pages/paths.ts";

const SECTIONS = [
  {
    heading: "What you get",
    body: (
      <p>
        Meal plans, recipes, nutrition figures and grocery lists for your own household. What each plan holds is on the{" "}
        <Link to={PATHS.pricing} className="text-link">
          pricing page
        </Link>
        .
      </p>
    ),
  },
  {
    heading: "Paying and stopping",
    body: (
      <p>
        A paid plan runs for the period that you bought and can be stopped at any time before the next. If you are not
        happy you get your money back: {MONEY_BACK_WITHIN}.
      </p>
    ),
  },
  {
    heading: "Not medical advice",
    body: (
      <p>
        Mealwright plans food; it does not treat anybody. If you are ill, pregnant, very young, or under the care of a
        doctor or dietitian, ask them before you change how you eat.
      </p>
    ),
  },
  {
    heading: "Allergies",
    body: (
      <p>
        Every meal is checked against the allergies that you told us. No planner can see into a factory: read the label
        of what you buy, every time, and rely on it before you rely on us.
      </p>
    ),
  },
  {
    heading: "Fair use",
    body: (
      <p>
        One account for one household. Please do not copy the service in bulk, share your password, or try to reach what
        is not yours.
      </p>
    ),
  },
];

export default function TermsScreen() {
  return <Prose title="Terms of use" lead="The rules, as short as they can be." sections={SECTIONS} />;
}
