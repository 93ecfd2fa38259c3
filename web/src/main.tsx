import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { applyAppearance, storedAppearance } from "./lib/appearance.ts";
import "./styles/main.css";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root.");
applyAppearance(storedAppearance(), document.documentElement);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
