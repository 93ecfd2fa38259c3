import { LinkButton } from "../components/button.tsx";
import { StateScreen } from "../components/state-screen.tsx";
import { AppearanceSwitch } from "../features/settings/appearance-switch.tsx";
import { PATHS } from "../lib/paths.ts";

export function SettingsScreen() {
  return (
    <StateScreen
      title="Settings"
      lead="Choose how Mealwright looks here. Profile, sessions and your data open soon."
      actions={
        <>
          <LinkButton to={PATHS.questionnaire}>Update my preferences</LinkButton>
          <LinkButton to={PATHS.dashboard} variant="secondary">
            Back to the dashboard
          </LinkButton>
        </>
      }
    >
      <AppearanceSwitch />
    </StateScreen>
  );
}
