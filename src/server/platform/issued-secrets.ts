import { createHash } from 'node:crypto';
import { drawnText } from './drawn-text.ts';

/** Secrets of the shop's own: as long as any other, and known again without being kept. */
export type IssuedSecrets = {
  readonly issue: () => string;
  /** Whether it is one of ours. Whoever invents one has come from nowhere. */
  readonly isIssued: (secret: string) => boolean;
};

/** 128 bits nobody can guess, and as much of a seal as fills 43 signs up. */
const drawnBytes = 16;
const drawnSigns = 22;
const sealSigns = 21;

/** What is sealed is always as long, and the seal is cut short: nobody goes on from one to another. */
export const issuedWith = (key: string): IssuedSecrets => {
  const sealOf = (drawn: string): string =>
    createHash('sha256')
      .update(key + drawn)
      .digest('base64url')
      .slice(0, sealSigns);

  return {
    issue: () => {
      const drawn = drawnText(drawnBytes, 'base64url');
      return drawn + sealOf(drawn);
    },
    isIssued: (secret) => secret.slice(drawnSigns) === sealOf(secret.slice(0, drawnSigns)),
  };
};
