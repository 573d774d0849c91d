import { createHash, randomBytes } from 'node:crypto';

const bytes = 32;

/** 256 bits that nobody can guess, in signs that stand in a cookie, a header and a link. */
export const newSecret = (): string => randomBytes(bytes).toString('base64url');

/** The store keeps this instead of a secret: it finds the row again and opens nothing. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
