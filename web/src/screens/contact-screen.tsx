import { SUPPORT_EMAIL, SUPPORT_RESPONSE_TARGET_HOURS } from "@mealwright/schema/constants/support";
import { useSession } from "../api/session.ts";
import { Card } from "../components/card.tsx";
import { Link } from "../components/link.tsx";
import { Page } from "../components/page/page.tsx";
import { ChatHours } from "../features/contact/chat-hours.tsx";
import { ContactForm } from "../features/contact/contact-form.tsx";
import { landingAnchorPath } from "../pages/paths.ts";

export default function ContactScreen() {
  const { user } = useSession();
  return (
    <Page title="Contact us" lead="A question, a problem, an idea: people read every message.">
      <div className="grid gap-8 lg:grid-cols-[1.6fr_1fr] lg:items-start">
        <Card>
          <ContactForm user={user ?? null} />
        </Card>
        <div className="grid gap-6 lg:pt-6">
          <section>
            <h2 className="text-xl">By message</h2>
            <p className="mt-1 text-ink-soft">
              We aim to answer within {SUPPORT_RESPONSE_TARGET_HOURS} hours, every day of the week.
            </p>
            <p className="mt-1">
              <a href={`mailto:${SUPPORT_EMAIL}`} className="text-link inline-block py-1 break-all">
                {SUPPORT_EMAIL}
              </a>
            </p>
          </section>
          <section>
            <h2 className="text-xl">Live chat</h2>
            <ChatHours />
          </section>
          <section>
            <h2 className="text-xl">Asked before</h2>
            <p className="mt-1">
              <Link to={landingAnchorPath("faq")} className="text-link inline-block py-1">
                Questions people ask
              </Link>
            </p>
          </section>
        </div>
      </div>
    </Page>
  );
}
