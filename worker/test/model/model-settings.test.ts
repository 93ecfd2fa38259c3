import { describe, expect, test } from "vitest";
import { readSettings } from "../../launch/settings.ts";

describe("the model configuration", () => {
  test.each([
    [{ LLM_BASE_URL: "http://127.0.0.1:1/v1" }, "LLM_MODEL is not"],
    [{ LLM_MODEL: "some-model" }, "without its endpoint"],
    [{ LLM_API_KEY: "some-key" }, "without its endpoint"],
    [{ LLM_BASE_URL: "ftp://127.0.0.1", LLM_MODEL: "some-model" }, "not an http or https address"],
  ])("%o is reported as incomplete at start", (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });

  test("is fine if complete or absent", () => {
    expect(() => readSettings({})).not.toThrow();
    expect(() => readSettings({ LLM_BASE_URL: "http://127.0.0.1:1/v1", LLM_MODEL: "some-model" })).not.toThrow();
  });
});
