import { useState } from "react";
import { useSession } from "../../api/session.ts";
import { LinkButton } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { PATHS } from "../../pages/paths.ts";
import { expectsMember } from "../../storage/stored-user.ts";

/**
 * Shown to somebody who is already signed in, so that they do not sign in again or create a second account by mistake.
 */
export function SignedInAlready() {
  const [wasMember] = useState(expectsMember);
  const { user } = useSession();
  if (!wasMember || !user) return null;
  return (
    <div className="mb-5">
      <Notice>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 break-words">
            You are signed in as <span className="font-semibold">{user.email}</span>.
          </p>
          <LinkButton to={PATHS.dashboard} size="small" variant="secondary">
            Go to my dashboard
          </LinkButton>
        </div>
      </Notice>
    </div>
  );
}
