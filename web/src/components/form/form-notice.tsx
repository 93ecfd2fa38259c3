import { type ComponentProps, useEffect, useRef } from "react";
import { Notice } from "../notice.tsx";

/** The result of sending a form; scrolled into view, since the button can be a screen away from it. */
export function FormNotice(props: ComponentProps<typeof Notice>) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // `void`, because newer browsers return a promise, which is not a cleanup function.
    void notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={notice} className="scroll-mt-20 scroll-mb-36">
      <Notice {...props} />
    </div>
  );
}
