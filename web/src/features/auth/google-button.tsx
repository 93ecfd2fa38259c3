import { LABELS } from "@mealwright/schema/constants/messages";
import { useLocation } from "react-router-dom";
import { useCall } from "../../api/hooks/use-call.ts";
import { PATHS_OF_CALLS } from "../../api/transport/paths-of-calls.ts";
import { LinkButton } from "../../components/button.tsx";
import { returnPathOf } from "../../pages/paths.ts";
import { rememberReturnPath } from "../../pages/return-path.ts";
import { GoogleMark } from "./google-mark.tsx";

/** Signs in or up with Google; not shown until the administrator has set it up. */
export function GoogleButton() {
  const { data } = useCall("authProviders");
  const { state } = useLocation();
  if (data?.google !== true) return null;
  return (
    <div className="pt-5 sm:px-6">
      <p className="mb-4 flex items-center gap-4 text-small text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </p>
      {/* A page of the server's: it leads on to Google. */}
      <LinkButton
        reloadDocument
        to={PATHS_OF_CALLS.googleSignIn.path}
        variant="secondary"
        size="large"
        className="w-full px-4"
        onClick={() => rememberReturnPath(returnPathOf(state), Date.now())}
      >
        <GoogleMark />
        {LABELS.continueWithGoogle}
      </LinkButton>
    </div>
  );
}
