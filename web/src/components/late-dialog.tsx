import { type ComponentProps, Suspense, useEffect, useState } from "react";
import { useEver } from "../lib/hooks/use-ever.ts";
import { onNextInteraction } from "../lib/next-interaction.ts";
import type { Dialog } from "./dialog.tsx";
import { late } from "./late.tsx";
import { Opening } from "./opening.tsx";
import type { UpgradeDialog } from "./upgrade-dialog.tsx";

const DialogNow = late(async () => (await import("./dialog.tsx")).Dialog);
const UpgradeNow = late(async () => (await import("./upgrade-dialog.tsx")).UpgradeDialog);

/** What a dialog shows; after "Try again" what it was to show, though its owner has closed it meanwhile. */
function useAskedAgain<Props extends { readonly onClose: () => void }>(props: Props, isOpen: boolean) {
  const [again, setAgain] = useState<Props | null>(null);
  const shown = isOpen ? props : (again ?? props);
  const close = () => {
    setAgain(null);
    props.onClose();
  };
  return {
    isShown: isOpen || again !== null,
    shown: { ...shown, onClose: close, onMissing: close, onAgain: () => setAgain(shown) },
  };
}

/** A dialog whose code is loaded at the first interaction with the page. */
export function LateDialog(props: ComponentProps<typeof Dialog>) {
  const { isShown, shown } = useAskedAgain(props, props.open);
  const hasOpened = useEver(isShown);
  useEffect(() => onNextInteraction(() => void DialogNow.preload().catch(() => undefined)), []);
  return (
    <Suspense fallback={isShown ? <Opening /> : null}>
      {hasOpened ? <DialogNow {...shown} asked={isShown ? shown.title : null} /> : null}
    </Suspense>
  );
}

/** The same for the dialog that says which plan a locked action needs. */
export function LateUpgradeDialog(props: ComponentProps<typeof UpgradeDialog>) {
  const { isShown, shown } = useAskedAgain(props, props.capability !== null);
  const hasOpened = useEver(isShown);
  useEffect(() => onNextInteraction(() => void UpgradeNow.preload().catch(() => undefined)), []);
  return (
    <Suspense fallback={isShown ? <Opening /> : null}>
      {hasOpened ? <UpgradeNow {...shown} asked={shown.capability} /> : null}
    </Suspense>
  );
}
