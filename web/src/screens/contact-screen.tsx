import { LIVE_CHAT_HOURS, SUPPORT_RESPONSE_TARGET_HOURS } from "@mealwright/schema/constants/support";
import { LinkButton } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { StateScreen } from "../components/state-screen.tsx";
import { landingAnchorPath, PATHS } from "../lib/paths.ts";

export function ContactScreen() {
  return (
    <StateScreen
      title="Contact us"
      lead="The form for writing to us opens soon. Until then, most questions are answered in the FAQ."
      actions={
        <>
          <LinkButton to={landingAnchorPath("faq")}>Read the FAQ</LinkButton>
          <LinkButton to={PATHS.howWeCheck} variant="secondary">
            How we check meals
          </LinkButton>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Card>
          <h2 className="text-xl">By message</h2>
          <p className="mt-1 text-ink-soft">Our target for an answer is {SUPPORT_RESPONSE_TARGET_HOURS} hours.</p>
        </Card>
        <Card>
          <h2 className="text-xl">Live chat</h2>
          <p className="mt-1 text-ink-soft">{LIVE_CHAT_HOURS}</p>
        </Card>
      </div>
    </StateScreen>
  );
}
