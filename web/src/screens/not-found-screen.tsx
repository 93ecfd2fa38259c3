import { LABELS } from "@mealwright/schema/constants/messages";
import { LinkButton } from "../components/button.tsx";
import { EmptyPlate } from "../components/empty-plate.tsx";
import { StateScreen } from "../components/page/state-screen.tsx";
import { PATHS } from "../pages/paths.ts";

export default function NotFoundScreen() {
  return (
    <StateScreen
      title="404: nothing on this plate"
      lead="There is no page at this address. The link may be old, or a letter may be missing."
      actions={
        <>
          <LinkButton to={PATHS.home}>Go to the home page</LinkButton>
          <LinkButton to={PATHS.contact} variant="secondary">
            {LABELS.contact}
          </LinkButton>
        </>
      }
    >
      <EmptyPlate className="w-full max-w-64" />
    </StateScreen>
  );
}
