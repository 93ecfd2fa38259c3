import type { LucideProps } from "lucide-react";
import { createElement } from "react";
import { classNames } from "../lib/class-names.ts";

interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** Makes the component of one of lucide's icons: takes the place of lucide's own function in a build (`vite.config.ts`). */
export default function createPlainIcon({ name, node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module loads.
  return function PlainIcon({ className, ...props }: Omit<LucideProps, "ref">) {
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        // Every icon here stands beside its words.
        "aria-hidden": true,
        className: classNames("lucide", `lucide-${name}`, className),
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
