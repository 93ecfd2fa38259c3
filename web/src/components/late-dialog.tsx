import { type ComponentProps, lazy, Suspense, useEffect } from "react";
import { useEver } from "../lib/hooks/use-ever.ts";
import { onNextInteraction } from "../lib/next-interaction.ts";
import type { Dialog } from "./dialog.tsx";
import { Opening } from "./opening.tsx";
import type { UpgradeDialog } from "./upgrade-dialog.tsx";

const loadDialog = async () => ({ default: (await import("./dialog.tsx")).Dialog });
const loadUpgrade = async () => ({ default: (await import("./upgrade-dialog.tsx")).UpgradeDialog });
const DialogNow = lazy(loadDialog);
const UpgradeNow = lazy(loadUpgrade);

/** A dialog whose code is loaded at the first interaction with the page. */
export function LateDialog(props: ComponentProps<typeof Dialog>) {
  const hasOpened = useEver(props.open);
  useEffect(() => onNextInteraction(() => void loadDialog().catch(() => undefined)), []);
  return <Suspense fallback={props.open ? <Opening /> : null}>{hasOpened ? <DialogNow {...props} /> : null}</Suspense>;
}

/** The same for the dialog that says which plan a locked action needs. */
export function LateUpgradeDialog(props: ComponentProps<typeof UpgradeDialog>) {
  const hasOpened = useEver(props.capability !== null);
  useEffect(() => onNextInteraction(() => void loadUpgrade().catch(() => undefined)), []);
  return (
    <Suspense fallback={props.capability === null ? null : <Opening />}>
      {hasOpened ? <UpgradeNow {...props} /> : null}
    </Suspense>
  );
}
