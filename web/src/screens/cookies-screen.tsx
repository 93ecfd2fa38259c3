import { PASSKEY_FLOW_SECONDS } from "@mealwright/schema/constants/auth/sign-in-methods";
import {
  FRESH_SECONDS,
  GOOGLE_FLOW_SECONDS,
  KNOWN_DEVICE_SECONDS,
  SESSION_ABSOLUTE_SECONDS,
} from "@mealwright/schema/constants/timings";
import { Prose } from "../components/page/prose.tsx";

const DAY_SECONDS = 24 * 3600;
const SESSION_DAYS = SESSION_ABSOLUTE_SECONDS / DAY_SECONDS;
const DEVICE_DAYS = KNOWN_DEVICE_SECONDS / DAY_SECONDS;
const FRESH_MINUTES = FRESH_SECONDS / 60;
const GOOGLE_MINUTES = GOOGLE_FLOW_SECONDS / 60;

const PASSKEY_MINUTES = PASSKEY_FLOW_SECONDS / 60;

const SECTIONS = [
  {
    heading: "To keep you signed in",
    body: (
      <p>
        When you sign in, one cookie keeps you signed in for at most {SESSION_DAYS} days. Scripts cannot read it, other
        sites cannot use it, and signing out ends it.
      </p>
    ),
  },
  {
    heading: "To recognize this browser",
    body: (
      <p>
        Another one notes that this browser has signed in to your account before. When strangers try passwords on your
        account, they have to wait and you do not. By itself it opens nothing and names nobody. It stays after you sign
        out, for at most {DEVICE_DAYS} days, and stops working when your password changes.
      </p>
    ),
  },
  {
    heading: "On the way to Google",
    body: (
      <p>
        Only if you choose to sign in with Google, another one makes sure that it is you who comes back. If your account
        has a password, one more waits until you have entered it. Each is gone after at most {GOOGLE_MINUTES} minutes.
      </p>
    ),
  },
  {
    heading: "With a passkey",
    body: (
      <p>
        Where passkeys can be used, one cookie holds the challenge that yours answers, for at most {PASSKEY_MINUTES}{" "}
        minutes.
      </p>
    ),
  },
  {
    heading: "To show you what you saved",
    body: (
      <p>
        If a copy of our database is near you, one cookie notes for {FRESH_MINUTES} minutes that you saved something, so
        that you see it right away. It says nothing else.
      </p>
    ),
  },
  {
    heading: "No others",
    body: (
      <p>No advertising, no tracking across sites, nothing from third parties. So there is no banner to click away.</p>
    ),
  },
  {
    heading: "Local storage",
    body: (
      <p>
        Your goal, unfinished answers, the plan you chose, a copy of your profile, the order of your stores’ aisles and
        light or dark mode are kept in your browser’s local storage. Clearing the site’s data removes them.
      </p>
    ),
  },
];

export default function CookiesScreen() {
  return <Prose title="Cookies" lead="The few that signing in needs, and no others." sections={SECTIONS} />;
}
