import { useLocation } from "react-router-dom";
import { SharedListPage } from "../features/shared-list/shared-list.tsx";

/** `/shared-list#token`: the token is in the fragment, which browsers send to nobody. */
export default function SharedListScreen() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  return <SharedListPage key={token} token={token === "" ? "none" : token} />;
}
