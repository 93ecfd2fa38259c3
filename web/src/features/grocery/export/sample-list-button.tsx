import { LABELS } from "@mealwright/schema/constants/messages";
import { FileDown } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { usePdf } from "./use-pdf.ts";

/** The list of the sample week as a file, for somebody who has no week yet. */
export function SampleListButton() {
  const { isMaking, failed, make } = usePdf(async (groceryPdf) => {
    const { SAMPLE_WEEK_LIST } = await import("./sample-week-list.ts");
    return groceryPdf(SAMPLE_WEEK_LIST, {
      title: LABELS.sampleList,
      subtitle: "A week for one person",
      order: "aisle",
    });
  });
  return (
    <>
      <Button variant="secondary" size="small" inactive={isMaking} onClick={() => void make()}>
        <FileDown aria-hidden="true" className="size-4.5" />
        {isMaking ? "Making the file…" : "Download a sample list (PDF)"}
      </Button>
      <p role="status" className="text-small text-tomato">
        {failed ? "The file could not be made. Are you online?" : null}
      </p>
    </>
  );
}
