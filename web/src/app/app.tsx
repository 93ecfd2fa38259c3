import { BrowserRouter } from "react-router-dom";
import { ToastProvider } from "../components/toast/toast.tsx";
import { Router } from "./router.tsx";
import { ScrollManager } from "./scroll-manager.tsx";

export function App() {
  return (
    <BrowserRouter>
      <Site />
    </BrowserRouter>
  );
}

/** All screens, without a router: the browser uses one, and the build another one to write the public pages. */
export function Site() {
  return (
    <ToastProvider>
      <ScrollManager />
      <Router />
    </ToastProvider>
  );
}
