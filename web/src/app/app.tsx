import { BrowserRouter } from "react-router-dom";
import { ToastProvider } from "../components/toast.tsx";
import { Router } from "./router.tsx";
import { ScrollManager } from "./scroll-manager.tsx";

export function App() {
  return (
    <BrowserRouter>
      <ToastProvider>
        <ScrollManager />
        <Router />
      </ToastProvider>
    </BrowserRouter>
  );
}
