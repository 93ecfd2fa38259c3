import { DEFAULT_UNIT_SYSTEM } from "@mealwright/schema/constants/food/units";
import type { GroceryOrder } from "@mealwright/schema/constants/grocery";
import type { Aisle } from "@mealwright/schema/constants/meals";
import { LABELS } from "@mealwright/schema/constants/messages";
import type { GroceryList } from "@mealwright/schema/contract/grocery";
import { groceryText } from "@mealwright/schema/rules/text/grocery-text";
import { formatWeek } from "@mealwright/schema/rules/text/week-text";
import { useState } from "react";
import { mailList } from "../../../api/grocery.ts";
import { useSession } from "../../../api/session.ts";
import { isUpgradeRequired, serverText } from "../../../api/transport/http-error.ts";
import { useToast } from "../../../components/toast/toast.tsx";
import { mailtoAddress } from "../../../lib/mailto.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { groceryCsv } from "./grocery-csv.ts";
import { usePdf } from "./use-pdf.ts";

export interface ListToSend {
  readonly list: GroceryList;
  readonly isSample: boolean;
  readonly weekOf: string | null;
  readonly order: GroceryOrder;
  /** In the order of the shop. */
  readonly aisles: readonly Aisle[];
}

const TEXT_FILE = `${LABELS.groceryFileName}.txt`;

/** Every way to export the list; each reports its result. */
export function useListActions({ list, isSample, weekOf, order, aisles }: ListToSend) {
  const toast = useToast();
  const units = useSession().user?.units ?? DEFAULT_UNIT_SYSTEM;
  const [isMailing, setIsMailing] = useState(false);
  const subtitle = isSample || weekOf === null ? undefined : formatWeek(weekOf);
  const subject = subtitle === undefined ? "Shopping list" : `Shopping list, ${subtitle}`;
  const textOf = () => groceryText(list, { by: order, aisles, units, title: isSample ? LABELS.sampleList : subject });
  const saveText = () => saveFile(TEXT_FILE, new Blob([textOf()], { type: "text/plain;charset=utf-8" }));

  const pdf = usePdf((groceryPdf) =>
    groceryPdf(list, {
      title: isSample ? LABELS.sampleList : "Shopping list",
      ...(subtitle === undefined ? {} : { subtitle }),
      order,
      aisles,
      units,
    }),
  );

  /** Opens the list in the person's own mail program; if it is too long for a link, it is saved as a file to attach. */
  const openMailProgram = (reason: string) => {
    const { address, leftOut } = mailtoAddress({
      subject,
      body: textOf(),
      whenCut: (lines) => `... and ${lines} more lines: the whole list is in the file ${TEXT_FILE}.`,
    });
    if (leftOut > 0) saveText();
    toast.show({
      title: "Opening your email app",
      description:
        leftOut === 0
          ? `${reason} The list is in the new message.`
          : `${reason} The list is too long for a link: all of it is saved as ${TEXT_FILE}. Attach that file.`,
    });
    window.location.href = address;
  };

  return {
    isMailing,
    isMakingPdf: pdf.isMaking,
    canShare: typeof navigator.share === "function",
    saveText,
    async share() {
      try {
        await navigator.share({ title: subject, text: textOf() });
      } catch (error) {
        // Closing the share sheet is a cancellation, not an error.
        if (error instanceof DOMException && error.name === "AbortError") return;
        toast.show({ title: "The list could not be shared", description: "Copy or download it instead.", tone: "bad" });
      }
    },
    async copy() {
      try {
        await navigator.clipboard.writeText(textOf());
        toast.show({ title: "The list is copied", tone: "good" });
      } catch {
        toast.show({ title: "The list could not be copied", description: "Download it instead.", tone: "bad" });
      }
    },
    saveCsv() {
      saveFile(
        `${LABELS.groceryFileName}.csv`,
        new Blob([groceryCsv(list, order, aisles)], { type: "text/csv;charset=utf-8" }),
      );
    },
    async savePdf() {
      if (await pdf.make()) return;
      toast.show({ title: "The PDF could not be made", description: "Are you online?", tone: "bad" });
    },
    async mail() {
      setIsMailing(true);
      try {
        await mailList({ groceryList: list, ...(weekOf === null ? {} : { weekOf }) });
        toast.show({
          title: "Your list is on its way",
          description: "Check your inbox in a minute.",
          tone: "good",
        });
      } catch (error) {
        openMailProgram(
          isUpgradeRequired(error)
            ? "Emailed lists are part of a higher plan."
            : (serverText(error) ?? "We could not send it."),
        );
      } finally {
        setIsMailing(false);
      }
    },
  };
}
