const prime = 0x100000001b3n;

/** FNV-1a, 64 bits: the same in a browser without a secure address as on the server. */
export const fingerprint = (text: string): string =>
  [...new TextEncoder().encode(text)]
    .reduce((hash, byte) => BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime), 0xcbf29ce484222325n)
    .toString(16)
    .padStart(16, '0');
