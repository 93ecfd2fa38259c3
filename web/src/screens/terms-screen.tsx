import { MONEY_BACK_WITHIN } from "@mealwright/schema/rules/text/guarantee-text";
import { Link } from "../components/link.tsx";
import { Prose } from "../components/page/prose.tsx";
import { PATHS } from "../pages/paths.ts";

const SECTIONS = [
  {
    heading: "What you get",
    body: (
      <p>
        Meal plans, recipes, nutrition figures and grocery lists for your own household. What each plan includes is on
        the{" "}
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
        A paid plan runs for the period you bought, and you can cancel at any time before the next one. If you are not
        happy, you get your money back: {MONEY_BACK_WITHIN}.
      </p>
    ),
  },
  {
    heading: "Not medical advice",
    body: (
      <p>
        Mealwright plans food; it does not treat any condition. If you are ill, pregnant, very young, or under the care
        of a doctor or dietitian, ask them before you change how you eat.
      </p>
    ),
  },
  {
    heading: "Allergies",
    body: (
      <p>
        Every meal is checked against the allergies you told us about. No planner can see into a factory: read the label
        of everything you buy, every time, and trust it before you trust us.
      </p>
    ),
  },
  {
    heading: "Fair use",
    body: (
      <p>
        One account for one household. Please do not copy the service in bulk, share your password, or try to access
        what is not yours.
      </p>
    ),
  },
];

export default function TermsScreen() {
  return <Prose title="Terms of use" lead="The rules, as short as we can make them." sections={SECTIONS} />;
}
