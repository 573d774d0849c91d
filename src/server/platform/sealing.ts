import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const markLength = 16;
const keyLength = 32;

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'sefer keeping', keyLength));

/** Locks a text with a secret the server does not keep. `place` is where it belongs: elsewhere it does not open. */
export const sealed = (text: string, secret: string, place: string): string => {
  const nonce = randomBytes(nonceLength);
  const lock = createCipheriv(cipher, keyOf(secret), nonce).setAAD(Buffer.from(place));
  const locked = Buffer.concat([lock.update(text, 'utf8'), lock.final()]);
  return Buffer.concat([nonce, lock.getAuthTag(), locked]).toString('base64url');
};

/** Null when the text was changed, moved, or locked with another secret. */
export const unsealed = (text: string, secret: string, place: string): string | null => {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length < nonceLength + markLength) return null;
  const open = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, nonceLength))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(nonceLength, nonceLength + markLength));
  const opened = open.update(bytes.subarray(nonceLength + markLength), undefined, 'utf8');
  try {
    return opened + open.final('utf8');
  } catch {
    return null;
  }
};
