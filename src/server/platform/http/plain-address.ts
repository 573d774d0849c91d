import { isIPv6 } from 'node:net';

/** Some proxies write the port beside the address: each connection would be a caller of its own. */
const withoutPort = (entry: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ??
  /^(.*\.\d+):\d+$/.exec(entry)?.[1] ??
  /^([^:]*):\d+$/.exec(entry)?.[1] ??
  entry;

/** How a socket that listens on both families writes an address of the older one. */
const mappedIntoSix = /^::ffff:(?=\d+\.)/;
const mappedInFull = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/;

/** An address of IPv4 by its own name, however it was mapped into one of IPv6. */
const ownFamily = (address: string): string => {
  const short = address.replace(mappedIntoSix, '');
  if (!isIPv6(short) || short.includes('%')) return short;
  const [, high, low] = mappedInFull.exec(new URL(`http://[${short}]`).hostname) ?? [];
  if (high === undefined || low === undefined) return short;
  return Buffer.from(`${high.padStart(4, '0')}${low.padStart(4, '0')}`, 'hex').join('.');
};

/** A caller's address as it is counted: without a port, and each in one way. */
export const plainAddressOf = (entry: string): string => ownFamily(withoutPort(entry));
