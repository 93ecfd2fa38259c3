import { LinkButton } from "../components/button.tsx";
import { StateScreen } from "../components/state-screen.tsx";
import { PATHS } from "../lib/paths.ts";

export function AdminScreen() {
  return (
    <StateScreen
      title="Administration"
      lead="Users and payments open here soon, behind the administrator's own sign-in. Nothing of them is sent to this page until then."
      actions={<LinkButton to={PATHS.home}>Go to the first page</LinkButton>}
    />
  );
}
