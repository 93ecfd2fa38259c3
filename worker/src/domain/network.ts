const WIDE_GROUPS = 3;
const NEAR_SUFFIX = "::/64";

/**
 * The /48 around an IPv6 /64: many providers give one customer a whole /48, which is 65,536 networks. Null for IPv4.
 */
export function wideNetworkOf(network: string): string | null {
  if (!network.endsWith(NEAR_SUFFIX)) return null;
  return `${network.split(":", WIDE_GROUPS).join(":")}::/48`;
}
