import { hashOf } from '#server/platform/secret.ts';

/** An identity number is short: hashed together with the permit's own number it cannot be looked up in a list. */
export const holderHash = (permit: string, identity: string): string =>
  hashOf(`permit ${permit} ${identity}`);
