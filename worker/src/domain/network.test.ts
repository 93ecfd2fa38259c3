import { expect, test } from "vitest";
import { wideNetworkOf } from "./network.ts";

test.each([
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:1:ffff::/64", "2001:db8:1::/48"],
  ["2001:db8:2:2::/64", "2001:db8:2::/48"],
  ["0:0:0:0::/64", "0:0:0::/48"],
  ["203.0.113.7", null],
  ["", null],
])("%s is in the wide network %s", (network, wide) => {
  expect(wideNetworkOf(network)).toBe(wide);
});
