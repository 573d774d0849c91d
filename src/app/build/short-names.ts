type Named = { readonly hash: string };

/** A style is named by the end of its hash: a page that is sent whole carries each name some twenty times. */
export const shortNames = (): ((named: Named) => string) => {
  const hashes = new Map<string, string>();
  return ({ hash }) => {
    const name = `s${hash.slice(3)}`;
    const knownHash = hashes.get(name) ?? hash;
    if (knownHash !== hash) throw new Error(`Two styles would be named ${name}: keep more of their hashes.`);
    hashes.set(name, hash);
    return name;
  };
};
