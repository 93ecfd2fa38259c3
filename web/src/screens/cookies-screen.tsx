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
        When you sign in, one cookie keeps you signed in, for {SESSION_DAYS} days at most. Scripts cannot read it, other
        sites cannot use it, and signing out ends it.
      </p>
    ),
  },
  {
    heading: "To know this browser again",
    body: (
      <p>
        Another one says that somebody has signed in to your account with this browser before. When strangers try
        passwords on your account, they have to wait and you do not. It opens nothing by itself and names nobody, stays
        when you sign out, for {DEVICE_DAYS} days at most, and is worth nothing after your password changes.
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
    heading: "With a passkey",
    body: (
      <p>
        Where passkeys can be used, one cookie holds the question that yours answers, for {PASSKEY_MINUTES} minutes at
        most.
      </p>
    ),
  },
  {
    heading: "To show you what you saved",
    body: (
      <p>
        Where a copy of our database is near you, one cookie notes for {FRESH_MINUTES} minutes that you saved something,
        so that you see it at once. It says nothing else.
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
        Your goal, unfinished answers, the plan you chose, your greeting, the order of your shops’ aisles and light or
        dark are kept in your browser’s local storage. Clearing the site’s data removes them.
      </p>
    ),
  },
];

export default function CookiesScreen() {
  return <Prose title="Cookies" lead="A few that signing in needs, and no others." sections={SECTIONS} />;
}
