import { describe, expect, test } from "vitest";
import { HOPELESS_REFUSALS, KNOWN_REFUSALS } from "../../../test/fixtures/model/refusals.ts";
import { type Dialect, FULL_DIALECT, refine } from "./dialect.ts";
import { readError } from "./refusal.ts";

const said = (status: number, body: string) => ({ status, ...readError(body) });

describe("an error response", () => {
  test.each(KNOWN_REFUSALS.map((refusal) => [`${refusal.endpoint}: ${refusal.body.slice(0, 90)}`, refusal] as const))(
    "tells what to leave out: %s",
    (_, { status, body, gives }) => {
      const step = refine(FULL_DIALECT, said(status, body));
      expect(step?.dialect).toEqual({ ...FULL_DIALECT, ...gives });
    },
  );

  test.each(HOPELESS_REFUSALS.map((refusal) => [refusal.endpoint, refusal] as const))(
    "tells nothing useful: %s",
    (_, { status, body }) => {
      expect(refine(FULL_DIALECT, said(status, body))).toBeNull();
    },
  );

  test("repeated for one parameter leads to the next change", () => {
    const body = '{"error":{"message":"Unknown parameter: max_tokens","param":"max_tokens"}}';
    const first = refine(FULL_DIALECT, said(400, body));
    const second = first && refine(first.dialect, said(400, body));
    expect(first?.dialect.tokenLimit).toBe("max_completion_tokens");
    expect(second?.dialect.tokenLimit).toBe("none");
  });

  test("to everything leads to giving up after all parameters have been tried", () => {
    let dialect: Dialect | null = FULL_DIALECT;
    let steps = 0;
    let last = FULL_DIALECT;
    while (dialect !== null && steps < 50) {
      last = dialect;
      dialect = refine(dialect, said(400, "no"))?.dialect ?? null;
      steps += 1;
    }
    expect(steps).toBe(10);
    expect(last).toEqual({
      tokenLimit: "none",
      temperature: false,
      streamOptions: false,
      reasoningEffort: false,
      format: "none",
      systemRole: false,
      stream: false,
    });
  });
});
