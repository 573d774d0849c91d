import { createHash } from 'node:crypto';
import { drawnText } from './drawn-text.ts';

const bytes = 32;

/** 256 bits that nobody can guess, in signs that stand in a cookie, a header and a link. */
export const newSecret = (): string => drawnText(bytes, 'base64url');

/** The store keeps this instead of a secret: it finds the row again and opens nothing. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
