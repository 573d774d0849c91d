import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { SignedReturn } from './bank.ts';

const words = z.object({
  key: z.string(),
  locator: z.string(),
  amount: z.int(),
  currency: z.string(),
  nonce: z.string(),
  expiresAt: z.int(),
}) satisfies z.ZodMiniType<SignedReturn>;

const longest = 4_000;

const signatureOf = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('base64url');

export const signedReturn = (returned: SignedReturn, secret: string): string => {
  const body = Buffer.from(JSON.stringify(returned)).toString('base64url');
  return `${body}.${signatureOf(body, secret)}`;
};

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** What was signed with the secret; null when anything was changed on the way. */
export const readSignedReturn = (text: string, secret: string): SignedReturn | null => {
  const [body = '', signature = ''] = text.length > longest ? [] : text.split('.');
  if (!isSame(signature, signatureOf(body, secret))) return null;
  return words.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data ?? null;
};
