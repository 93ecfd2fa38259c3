import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createSealer } from "./sealer.ts";

const ring = (...kids: string[]) => ({
  current: kids[0] ?? "",
  keys: new Map(kids.map((kid) => [kid, Uint8Array.from(randomBytes(32))])),
});

test("any text can be encrypted and decrypted, and is never stored in plain text", async () => {
  const sealer = createSealer(ring("a"));
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", minLength: 8 }), async (text) => {
      const sealed = await sealer.seal("google-client", text);
      expect(Buffer.from(sealed, "base64url").includes(Buffer.from(text, "utf8"))).toBe(false);
      expect(await sealer.open("google-client", sealed)).toEqual({ text, isCurrentKey: true });
    }),
    { numRuns: 100 },
  );
});

test("a text cannot be decrypted for another purpose or with another key", async () => {
  const keys = ring("a", "b");
  const sealed = await createSealer(keys).seal("google-flow", "text");
  expect(await createSealer(keys).open("google-link", sealed)).toBeNull();
  expect(await createSealer(ring("a")).open("google-flow", sealed)).toBeNull();
  expect(await createSealer(ring("b")).open("google-flow", sealed)).toBeNull();
  expect(await createSealer({ ...keys, current: "b" }).open("google-flow", sealed)).toEqual({
    text: "text",
    isCurrentKey: false,
  });
});

test("a text with a single changed bit cannot be decrypted", async () => {
  const sealer = createSealer(ring("a"));
  const sealed = await sealer.seal("google-client", "a secret of Google's");
  const [id = "", ...parts] = sealed.split(".");
  for (const [index, part] of parts.entries()) {
    const bytes = Buffer.from(part, "base64url");
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const others = parts.with(index, changed.toString("base64url"));
      expect(await sealer.open("google-client", [id, ...others].join("."))).toBeNull();
    }
  }
});

test.each(["", ".", "..", "a", "YQ..", "YQ.AAAAAAAAAAAAAAAA.", "__proto__.a.b", "\u0000.\ud800.x"])(
  "%j is not an encrypted text",
  async (text) => {
    expect(await createSealer(ring("a")).open("google-client", text)).toBeNull();
  },
);
