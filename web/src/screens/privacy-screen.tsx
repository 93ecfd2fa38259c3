import { Link } from "react-router-dom";
import { Prose } from "../components/prose.tsx";
import { PATHS } from "../lib/paths.ts";

const SECTIONS = [
  {
    heading: "What we store",
    body: (
      <p>
        Your name and email, your password as a salted hash that nobody can read back, your answers, your meal plans,
        the ticks on your lists, what you add to them and what you say you have at home, and the dishes that you like or
        never want again. Age, weight, height and gender only if you give them. Of a payment its amount, its date and
        its reference, never a card number. If you sign in with Google, we get your name, your email and the number that
        it knows you by, and nothing else.
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
    heading: "When a language model helps",
    body: (
      <p>
        Dishes may be suggested by a language model. It is told your tastes and which foods you may eat, never your name
        or email. Every suggestion is checked by our own program before you see it.
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
        For as long as you have the account. Deleting it in Settings removes all of this at once, and the messages that
        you sent us while signed in. A message sent without an account stays until you ask us to remove it.
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

export function PrivacyScreen() {
  return <Prose title="Privacy" lead="What we know about you, why, and how to have it removed." sections={SECTIONS} />;
}
