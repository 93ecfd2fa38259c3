import { LABELS } from "@mealwright/schema/constants/messages";
import { Download, Mail } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { late } from "../../../components/late.tsx";
import { type ListToSend, useListActions } from "./use-list-actions.ts";

/** All the other ways, loaded on demand. */
export const ListMenu = late(async () => (await import("./list-menu.tsx")).ListMenu);

/** The two most common ways to export the list; the others are in the menu. */
export function ListButtons(toSend: ListToSend) {
  const { saveText, mail, isMailing } = useListActions(toSend);
  return (
    <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto sm:grow sm:justify-end">
      <Button variant="secondary" onClick={saveText}>
        <Download aria-hidden="true" className="size-4.5" />
        {LABELS.download}
      </Button>
      <Button variant="secondary" inactive={isMailing} onClick={() => void mail()}>
        <Mail aria-hidden="true" className="size-4.5" />
        {LABELS.emailList}
      </Button>
    </div>
  );
}
