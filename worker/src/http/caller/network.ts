const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The groups of an IPv6 address, with `::` written out. */
function expandGroups(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::", 2);
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, IPV6_GROUPS - left.length - right.length);
  return [...left, ...Array.from({ length: missing }, () => "0"), ...right];
}

/** What counts as one caller: an IPv4 address, or the /64 of an IPv6 one, since a household has all 2^64 addresses of it. */
export function networkOfAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(":")) return address;
  const groups = expandGroups(address).slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
