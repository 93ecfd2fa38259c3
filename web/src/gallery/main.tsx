import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { ToastProvider } from "../components/toast/toast.tsx";
import { TooltipProvider } from "../components/tooltip/tooltip.tsx";
import "../styles/fonts.css";
import "../styles/main.css";
import { Gallery } from "./gallery.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root.");
createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      <ToastProvider>
        <TooltipProvider>
          <Gallery />
        </TooltipProvider>
      </ToastProvider>
    </MemoryRouter>
  </StrictMode>,
);
