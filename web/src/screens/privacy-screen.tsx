import { LIST_SHARE_DAYS } from "@mealwright/schema/constants/grocery";
import { RETENTION_DAYS } from "@mealwright/schema/constants/retention";
import { Link } from "react-router-dom";
import { Prose } from "../components/prose.tsx";
import { PATHS } from "../pages/paths.ts";

const SECTIONS = [
  {
    heading: "What we store",
    body: (
      <p>
        Your name and email, your password as a salted hash that nobody can read back, your answers, your meal plans,
        the ticks on your lists, what you add to them and what you say you have at home, and the dishes that you like or
        never want again, and the hours of your meals if you set them. Age, weight, height and gender only if you give
        them. Of a payment its amount, its date and its reference, never a card number. If you sign in with Google, we
        get your name, your email and the number that it knows you by, and nothing else. Of a passkey its public key and
        the name that you give it.
      </p>
    ),
  },
  {
    heading: "To keep accounts safe",
    body: (
      <p>
        Where you are signed in, with what your browser calls itself, so that you can end what you do not know; for{" "}
        {RETENTION_DAYS.endedSessions} days after its end. When somebody signed in, failed to, or changed how to sign
        in, with digests of network and browser that tell two apart and name nobody: for{" "}
        {RETENTION_DAYS.eventsOfAccounts} days, or {RETENTION_DAYS.eventsOfNobody} where no account is known. That a
        mail was sent, never its text: for {RETENTION_DAYS.mailNotes} days.
      </p>
    ),
  },
  {
    heading: "What it is used for",
    body: (
      <p>
        To plan meals that suit you, to show them again, and to keep you signed in. Your answers are never sold and
        never used for advertising. Nothing is loaded from other companies when you open a page.
      </p>
    ),
  },
  {
    heading: "What others can read",
    body: (
      <p>
        Only what you give out yourself, to whoever has the address. The private address for your calendar shows the
        names, hours and recipes of your meals. A link to a shopping list shows that list and your first name, and lets
        whoever has it tick lines, for {LIST_SHARE_DAYS} days. Neither shows an email, an answer or a figure of yours,
        we keep only digests of them, and each ends when you say so. What somebody who ticks by a link calls themselves
        is kept beside the tick.
      </p>
    ),
  },
  {
    heading: "When a language model helps",
    body: (
      <p>
        Dishes may be suggested by a language model. It is told your tastes, your weekly budget and which foods you may
        eat, never your name or email. Every suggestion is checked by our own program before you see it.
      </p>
    ),
  },
  {
    heading: "On your device",
    body: (
      <p>
        Your browser keeps unfinished answers, the plan that you chose and your greeting, so that a reload loses
        nothing. Your password is never among them. See also{" "}
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
        For as long as you have the account. What keeps accounts safe only as long as said above. Deleting the account
        in Settings removes all of this at once, and the messages that you sent us while signed in. A message sent
        without an account stays until you ask us to remove it.
      </p>
    ),
  },
  {
    heading: "Your rights",
    body: (
      <p>
        You may see, correct, take along and delete everything that is stored about you: Settings has a button for each.{" "}
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
