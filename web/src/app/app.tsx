import { BrowserRouter } from "react-router-dom";
import { ToastProvider } from "../components/toast.tsx";
import { Router } from "./router.tsx";
import { ScrollManager } from "./scroll-manager.tsx";

export function App() {
  return (
    <BrowserRouter>
      <Site />
    </BrowserRouter>
  );
}

/** Every screen, inside whichever router: the browser's, or the build's when it writes the public pages. */
export function Site() {
  return (
    <ToastProvider>
      <ScrollManager />
      <Router />
    </ToastProvider>
  );
}
