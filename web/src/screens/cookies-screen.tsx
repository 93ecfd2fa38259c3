import { GOOGLE_FLOW_SECONDS, SESSION_ABSOLUTE_SECONDS } from "@mealwright/schema/constants/timings";
import { Prose } from "../components/prose.tsx";

const SESSION_DAYS = SESSION_ABSOLUTE_SECONDS / (24 * 3600);
const GOOGLE_MINUTES = GOOGLE_FLOW_SECONDS / 60;

const SECTIONS = [
  {
    heading: "One cookie",
    body: (
      <p>
        When you sign in, one cookie keeps you signed in, for {SESSION_DAYS} days at most. Scripts cannot read it, other
        sites cannot use it, and signing out ends it.
      </p>
    ),
  },
  {
    heading: "On the way to Google",
    body: (
      <p>
        Only if you choose to sign in with Google, another makes sure that it is you who comes back. Has your account a
        password, one more waits until you have given it. Each is gone after {GOOGLE_MINUTES} minutes at most.
      </p>
    ),
  },
  {
    heading: "No others",
    body: (
      <p>No advertising, no tracking across sites, nothing from third parties. So there is no banner to press away.</p>
    ),
  },
  {
    heading: "Local storage",
    body: (
      <p>
        Your goal, unfinished answers, the plan you chose, your greeting and light or dark are kept in your browser’s
        local storage. Clearing the site’s data removes them.
      </p>
    ),
  },
];

export function CookiesScreen() {
  return <Prose title="Cookies" lead="One keeps you signed in, and that is nearly all." sections={SECTIONS} />;
}
