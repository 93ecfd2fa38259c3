import { LABELS } from "@mealwright/schema/constants/messages";
import { PATHS_OF_CALLS } from "../../api/paths-of-calls.ts";
import { useCall } from "../../api/use-call.ts";
import { LinkButton } from "../../components/button.tsx";

/** Signing in or up with Google; nothing until the administrator has set it up. */
export function GoogleButton() {
  const { data } = useCall("authProviders");
  if (data?.google !== true) return null;
  return (
    <div className="mt-6 border-t border-line pt-6">
      {/* A page of the server's: it leads on to Google. */}
      <LinkButton
        reloadDocument
        to={PATHS_OF_CALLS.googleSignIn.path}
        variant="secondary"
        size="large"
        className="w-full"
      >
        {LABELS.continueWithGoogle}
      </LinkButton>
    </div>
  );
}
