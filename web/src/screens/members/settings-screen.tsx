import { EMAIL_SECTION } from "@mealwright/schema/constants/page-paths";
import { QUESTIONS_TEXT } from "@mealwright/schema/rules/text/count-text";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { useSession } from "../../api/session.ts";
import { Page } from "../../components/page/page.tsx";
import { AdminOnly } from "../../features/admin/admin-only.tsx";
import { GoogleCredentialsForm } from "../../features/admin/google-credentials-form.tsx";
import { LockButton } from "../../features/admin/lock-button.tsx";
import { PaymentHistory } from "../../features/payments/payment-history.tsx";
import { EmailForm } from "../../features/settings/account/email-form.tsx";
import { PasswordForm } from "../../features/settings/account/password-form.tsx";
import { SessionsList } from "../../features/settings/account/sessions-list.tsx";
import { SignInMethods } from "../../features/settings/account/sign-in-methods.tsx";
import { AccountChoices } from "../../features/settings/account-choices.tsx";
import { AppearanceSwitch } from "../../features/settings/appearance-switch.tsx";
import { CalendarSection } from "../../features/settings/calendar-section.tsx";
import { DataSection } from "../../features/settings/data-section.tsx";
import { HouseholdSection, keepsTypedPerson } from "../../features/settings/household-section.tsx";
import { MailSwitches } from "../../features/settings/mail-switches.tsx";
import { NeverAgainList } from "../../features/settings/never-again-list.tsx";
import { keepsTypedAnswers, PreferencesSection } from "../../features/settings/preferences-form.tsx";
import { ProfileForm } from "../../features/settings/profile-form.tsx";
import { Section } from "../../features/settings/section.tsx";
import { IndexLink, SettingsIndex } from "../../features/settings/settings-index.tsx";
import { keepToSection } from "../../lib/focus/keep-to-section.ts";
import { PAGES } from "../../pages/pages.ts";
import { CALENDAR_SECTION, PATHS } from "../../pages/paths.ts";

const PARTS = {
  profile: { id: "profile", title: "Profile" },
  preferences: { id: "preferences", title: "Preferences" },
  household: { id: "household", title: "Your household" },
  payments: { id: "payments", title: "Plan and payments" },
  neverAgain: { id: "never-again", title: "Marked dishes" },
  calendar: { id: CALENDAR_SECTION, title: "Calendar" },
  display: { id: "display", title: "Display" },
  email: { id: EMAIL_SECTION, title: "Email" },
  password: { id: "password", title: "Password" },
  signIn: { id: "sign-in", title: "Ways to sign in" },
  devices: { id: "devices", title: "Devices" },
  data: { id: "data", title: "Your data" },
} as const;
/** Only for the administrator, once unlocked. */
const GOOGLE = { id: "google", title: "Google sign-in credentials" };

export default function SettingsScreen() {
  const { user } = useSession();
  const [search] = useSearchParams();
  // Content above the section loads later and would push it away.
  useEffect(keepToSection, []);
  if (!user) return null;
  return (
    <Page title={PAGES.settings.heading} lead={PAGES.settings.lead} compact>
      <SettingsIndex label="Parts of Settings">
        {Object.values(PARTS).map((part) => (
          <IndexLink key={part.id} to={{ hash: `#${part.id}` }} title={part.title} />
        ))}
        <AdminOnly>
          <IndexLink to={{ hash: `#${GOOGLE.id}` }} title={GOOGLE.title} />
        </AdminOnly>
      </SettingsIndex>
      <AdminOnly>
        <SettingsIndex label="For the administrator" onPhones>
          <IndexLink to={PATHS.admin} title="Administration" />
        </SettingsIndex>
      </AdminOnly>
      <Section {...PARTS.profile}>
        <ProfileForm user={user} />
      </Section>
      <Section
        {...PARTS.preferences}
        lead={`Your answers to the ${QUESTIONS_TEXT}. The next plan follows them.`}
        hasNews={keepsTypedAnswers(user.id)}
      >
        <PreferencesSection user={user} />
      </Section>
      <Section
        {...PARTS.household}
        lead="Who eats with you. Every dish is safe for all of them, whoever eats that day, so leftovers and swaps are too."
        hasNews={keepsTypedPerson(user.id)}
      >
        <HouseholdSection user={user} />
      </Section>
      <Section {...PARTS.payments} lead="What you have, how long it runs, and every receipt.">
        <PaymentHistory />
      </Section>
      <Section
        {...PARTS.neverAgain}
        lead="Dishes you want more of, less of, or never again, with all their variations."
      >
        <NeverAgainList />
      </Section>
      <Section {...PARTS.calendar} lead="Your meals next to the rest of your week, at your times.">
        <CalendarSection />
      </Section>
      <Section {...PARTS.display} lead="Units are saved with your account, the appearance on this device.">
        <div className="grid gap-6">
          <AccountChoices user={user} />
          <AppearanceSwitch />
        </div>
      </Section>
      <Section {...PARTS.email} lead="Where our emails go, and what you sign in with." hasNews={search.has("email")}>
        <div className="grid gap-6">
          <EmailForm user={user} followed={search.get("email")} />
          <MailSwitches user={user} />
        </div>
      </Section>
      <Section {...PARTS.password}>
        <PasswordForm user={user} />
      </Section>
      <Section {...PARTS.signIn} lead="Every way into your account. Remove what you no longer use.">
        <SignInMethods />
      </Section>
      <Section {...PARTS.devices} lead="Everywhere your account is signed in. Sign out what you do not recognize.">
        <SessionsList />
      </Section>
      <AdminOnly>
        <Section {...GOOGLE} lead="For the site's administrator only.">
          <GoogleCredentialsForm buttons={<LockButton />} />
        </Section>
      </AdminOnly>
      <Section {...PARTS.data} lead="Take it with you, or delete all of it.">
        <DataSection />
      </Section>
    </Page>
  );
}
