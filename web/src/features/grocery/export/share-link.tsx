import { LIST_SHARE_DAYS } from "@mealwright/schema/constants/grocery";
import { formatDay } from "@mealwright/schema/rules/text/date-text";
import { useRef, useState } from "react";
import { useCall } from "../../../api/hooks/use-call.ts";
import { useSending } from "../../../api/hooks/use-sending.ts";
import { shareList, unshareList } from "../../../api/shared-list.ts";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { PrivateAddress } from "../../../components/private-address.tsx";

/** A link with which others see the list and tick it too. */
export function ShareLink({ planId }: { readonly planId: string }) {
  const { data } = useCall("listShare", { params: { id: planId } });
  const { outcome, sending, run } = useSending();
  const [url, setUrl] = useState<string | null>(null);
  const makeButton = useRef<HTMLButtonElement>(null);
  if (data === undefined) return null;
  const { expiresAt } = data;
  const make = () =>
    run(async () => {
      setUrl(await shareList(planId));
      return null;
    });
  const remove = () =>
    run(async () => {
      await unshareList(planId);
      // The pressed button disappears.
      makeButton.current?.focus();
      setUrl(null);
      return "The link no longer works.";
    });
  return (
    <section aria-label="Shop together" className="mt-2 grid gap-3 border-t border-line px-3 pt-4">
      <h3 className="text-lg">Shop together</h3>
      <p className="text-small text-ink-soft">
        {expiresAt === null
          ? `Anyone with the link sees this list and your first name, and can check things off with you, for ${LIST_SHARE_DAYS} days. No account is needed.`
          : `A link works until ${formatDay(expiresAt)}. Anyone with it sees this list and your first name, nothing else.`}
      </p>
      {url === null ? null : (
        <PrivateAddress label="The link" help="It is shown only now." url={url}>
          {typeof navigator.share === "function" ? (
            <Button variant="quiet" size="small" onClick={() => void navigator.share({ url }).catch(() => undefined)}>
              Send it
            </Button>
          ) : null}
        </PrivateAddress>
      )}
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button ref={makeButton} variant="secondary" size="small" inactive={sending} onClick={() => void make()}>
          {expiresAt === null ? "Create a link" : "Create a new link"}
        </Button>
        {expiresAt === null ? null : (
          <Button variant="quiet" size="small" inactive={sending} onClick={() => void remove()}>
            Turn off the link
          </Button>
        )}
      </div>
    </section>
  );
}
