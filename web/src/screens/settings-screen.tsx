import { useSearchParams } from "react-router-dom";
import { useSession } from "../api/session.ts";
import { Page } from "../components/page.tsx";
import { GoogleCredentialsForm } from "../features/admin-settings/google-credentials-form.tsx";
import { AppearanceSwitch } from "../features/settings/appearance-switch.tsx";
import { DataSection } from "../features/settings/data-section.tsx";
import { EmailForm } from "../features/settings/email-form.tsx";
import { NeverAgainList } from "../features/settings/never-again-list.tsx";
import { PasswordForm } from "../features/settings/password-form.tsx";
import { PreferencesSection } from "../features/settings/preferences-form.tsx";
import { ProfileForm } from "../features/settings/profile-form.tsx";
import { Section } from "../features/settings/section.tsx";
import { SessionsList } from "../features/settings/sessions-list.tsx";
import { UnitsSwitch } from "../features/settings/units-switch.tsx";

export function SettingsScreen() {
  const { user } = useSession();
  const [search] = useSearchParams();
  if (!user) return null;
  return (
    <Page title="Settings" lead="What your plans are made from, how Mealwright looks, and who can get in.">
      <Section title="Profile">
        <ProfileForm user={user} />
      </Section>
      <Section title="Preferences" lead="Your answers to the nine questions. The next plan follows them.">
        <PreferencesSection user={user} />
      </Section>
      <Section title="Never again" lead="Dishes that are not served to you any more, with all their variations.">
        <NeverAgainList />
      </Section>
      <Section title="Display" lead="Units are kept with your account, the appearance on this device.">
        <div className="grid gap-6">
          <UnitsSwitch user={user} />
          <AppearanceSwitch />
        </div>
      </Section>
      <Section title="Email" lead="Where mails go, and what you sign in with.">
        <EmailForm user={user} followed={search.get("email")} />
      </Section>
      <Section title="Password">
        <PasswordForm user={user} />
      </Section>
      <Section title="Devices" lead="Everywhere your account is signed in. Sign out what you do not know.">
        <SessionsList />
      </Section>
      <Section title="Administration" lead="For the site's administrator only.">
        <GoogleCredentialsForm />
      </Section>
      <Section title="Your data" lead="Take it with you, or remove all of it.">
        <DataSection />
      </Section>
    </Page>
  );
}
