import { isIPv6 } from 'node:net';

const PREFIX_GROUPS = 4;
const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** First four groups of an IPv6 address, with `::` expanded. */
function prefixOf(address: string): string {
  const [head = '', tail] = address.split('%', 1).join('').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups
    .slice(0, PREFIX_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Network that a household or mobile line shares: the IPv4 address, or the /64 of an IPv6 address,
 * `2001:db8:0:1::/64`.
 */
export function networkOf(address: string): string {
  const mapped = mappedIPv4.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${prefixOf(address)}::/64` : address;
}
