import { LinkButton } from "../components/button.tsx";
import { StateScreen } from "../components/state-screen.tsx";
import { authPath } from "../lib/paths.ts";

export function ResetPasswordScreen() {
  return (
    <StateScreen
      title="Choose a new password"
      lead="New passwords by mail open soon. Your account and your plans are safe; your present password goes on working."
      actions={<LinkButton to={authPath("sign-in")}>Back to sign in</LinkButton>}
    />
  );
}
