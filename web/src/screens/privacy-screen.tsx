import { SESSION_FACTS_TEXT } from "@mealwright/schema/constants/auth/session-facts";
import { LIST_SHARE_DAYS } from "@mealwright/schema/constants/grocery";
import { RETENTION_DAYS } from "@mealwright/schema/constants/retention";
import { Link } from "../components/link.tsx";
import { Prose } from "../components/page/prose.tsx";
import { PATHS } from "../pages/paths.ts";

const SECTIONS = [
  {
    heading: "What we store",
    body: (
      <p>
        Your name and email, your password as a salted hash that nobody can read back, your answers, your meal plans
        (one that you replaced: {RETENTION_DAYS.earlierPlans * 24} hours longer), the check marks on your lists, what
        you add to them and say you have at home, the dishes that you like or never want again, your meal times, the
        emails that you turned off, and your browser’s time zone. Of people who eat with you: a name of your choosing,
        allergies, diet, an age range, appetite and days; please ask them first. Age, weight, height and gender only if
        you give them. Of a payment: its amount, date and reference, never a card number. From Google, if you sign in
        with it: name, email and its ID for you, nothing else. Of a passkey: its public key and name.
      </p>
    ),
  },
  {
    heading: "To keep accounts safe",
    body: (
      <p>
        Where you are signed in and {SESSION_FACTS_TEXT}, so that you can end unknown sessions: until{" "}
        {RETENTION_DAYS.endedSessions} days after it ends. When somebody signed in, failed to, or changed how, with
        digests of network and browser that tell two apart and name nobody: for {RETENTION_DAYS.eventsOfAccounts} days,
        or {RETENTION_DAYS.eventsOfNobody} where no account is known. That an email was sent, never its text: for{" "}
        {RETENTION_DAYS.mailNotes} days.
      </p>
    ),
  },
  {
    heading: "What it is used for",
    body: (
      <p>
        To plan meals that suit you, show them again and keep you signed in. Your answers are never sold or used for
        advertising. No page loads anything from other companies.
      </p>
    ),
  },
  {
    heading: "What others can read",
    body: (
      <p>
        Only what you share yourself, with anyone who has the address. The private address for your calendar shows the
        names, times and recipes of your meals. A link to a shopping list shows that list and your first name, and lets
        anyone who has it check off items, for {LIST_SHARE_DAYS} days. Neither shows your email, your answers or your
        figures; we keep only digests of them, and each ends when you say so. The name given by whoever checks off an
        item is stored with it.
      </p>
    ),
  },
  {
    heading: "When a language model helps",
    body: (
      <p>
        A language model may suggest dishes. It gets your tastes, weekly budget, how many people eat and which foods
        none may have, but never a name, an email, or who avoids what. Our own program checks every suggestion before
        you see it.
      </p>
    ),
  },
  {
    heading: "On your device",
    body: (
      <p>
        Your browser keeps unfinished answers, the plan you chose and a copy of your profile, so that a reload loses
        nothing; never your password. See also{" "}
        <Link to={PATHS.cookies} className="text-link">
          cookies
        </Link>
        .
      </p>
    ),
  },
  {
    heading: "For how long",
    body: (
      <p>
        As long as you have the account; people who eat with you until you remove them, and what keeps accounts safe as
        stated above. Deleting the account in Settings removes all of this at once, including messages sent while signed
        in. A message sent without an account stays until you ask us to remove it.
      </p>
    ),
  },
  {
    heading: "Your rights",
    body: (
      <p>
        You may see, correct, download and delete everything we store about you: Settings has a button for each.{" "}
        <Link to={PATHS.contact} className="text-link">
          Write to us
        </Link>{" "}
        with any question.
      </p>
    ),
  },
];

export default function PrivacyScreen() {
  return <Prose title="Privacy" lead="What we know about you, why, and how to have it removed." sections={SECTIONS} />;
}
