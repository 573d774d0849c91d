import * as z from 'zod/mini';
import { done, noBody } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { largestPicture } from '#domain/member/picture.ts';

const ofMember = { path: '/mc/customers/own/picture', caller: 'member' } as const;

const inBase64 = (bytes: number): number => Math.ceil(bytes / 3) * 4;
/** What is a little too large is refused by its own name. */
const longest = inBase64(largestPicture) + 4_096;

/** The member's own picture, written so that no browser takes it for a page. */
export const loadPicture = endpoint({
  name: 'load-picture',
  method: 'get',
  body: noBody,
  granted: z.nullable(
    z.object({ type: z.enum(['image/jpeg', 'image/png', 'image/webp']), content: z.string() }),
  ),
  refusals: ['sign-in-needed'],
  ...ofMember,
});

/** Keeps the member's own picture. What it is, its content says. */
export const keepPicture = endpoint({
  name: 'keep-picture',
  method: 'put',
  body: z.object({ content: z.string().check(z.maxLength(longest), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) }),
  granted: done,
  refusals: ['picture-too-large', 'picture-wrong', 'sign-in-needed', 'too-many-tries'],
  largest: longest + 1_024,
  ...ofMember,
});

export const removePicture = endpoint({
  name: 'remove-picture',
  method: 'delete',
  body: noBody,
  granted: done,
  refusals: ['sign-in-needed'],
  ...ofMember,
});
