import { LABELS } from "@mealwright/schema/constants/messages";
import { useState } from "react";
import { saveFile } from "../../../lib/save-file.ts";

type GroceryPdf = typeof import("./grocery-pdf.ts")["groceryPdf"];

interface PdfHandle {
  readonly isMaking: boolean;
  readonly failed: boolean;
  /** Whether it could be made. */
  readonly make: () => Promise<boolean>;
}

/** Makes a list's PDF and saves it; the code for it comes with the click. */
export function usePdf(write: (groceryPdf: GroceryPdf) => Blob | Promise<Blob>): PdfHandle {
  const [isMaking, setIsMaking] = useState(false);
  const [failed, setFailed] = useState(false);
  return {
    isMaking,
    failed,
    async make() {
      setIsMaking(true);
      setFailed(false);
      try {
        const { groceryPdf } = await import("./grocery-pdf.ts");
        saveFile(`${LABELS.groceryFileName}.pdf`, await write(groceryPdf));
        return true;
      } catch {
        setFailed(true);
        return false;
      } finally {
        setIsMaking(false);
      }
    },
  };
}
