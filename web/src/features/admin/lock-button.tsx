import { MESSAGES } from "@mealwright/schema/constants/messages";
import { lockAdmin } from "../../api/admin.ts";
import { Button } from "../../components/button.tsx";
import { useToast } from "../../components/toast/toast.tsx";
import { focusReplacement } from "../../lib/focus/focus-when-drawn.ts";

/** Signs the administrator out of this browser, on the server too. */
export function LockButton() {
  const toast = useToast();
  const lock = () => {
    toast.forget("adminLogout");
    return lockAdmin().catch(() =>
      toast.show({ title: MESSAGES.somethingWentWrong, tone: "bad", failed: "adminLogout" }),
    );
  };
  return (
    <Button
      variant="secondary"
      onClick={({ currentTarget }) => {
        focusReplacement(currentTarget);
        void lock();
      }}
    >
      Lock
    </Button>
  );
}
