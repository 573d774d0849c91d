import * as z from 'zod/mini';
import { done, noBody } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { maybe } from '#contract/wire/lenient.ts';
import { loggedIn, member } from './member.ts';

/** Gives a new token to the browser that brings the session's cookie. */
export const resumeSession = endpoint({
  name: 'resume-session',
  method: 'post',
  path: '/mc/user/session/resume',
  caller: 'whoever',
  body: noBody,
  granted: loggedIn,
  refusals: ['no-session'],
});

/** Tells the server that the member is still at work. */
export const touchSession = endpoint({
  name: 'touch-session',
  method: 'post',
  path: '/mc/user/session/touch',
  caller: 'member',
  body: noBody,
  granted: member,
  refusals: ['sign-in-needed'],
});

/** Whose session the cookie opens, and when they were at work last, in whatever tab. To ask is no action. */
export const findLastAction = endpoint({
  name: 'find-last-action',
  method: 'post',
  path: '/mc/user/session/last-action',
  caller: 'whoever',
  body: noBody,
  granted: z.object({ userId: z.int(), at: z.int() }),
  refusals: ['no-session'],
});

/** Ends the session of the token and the session of the cookie. A login that is only taken back leaves the guest's journey alone. */
export const logOut = endpoint({
  name: 'log-out',
  method: 'post',
  path: '/mc/user/logout',
  caller: 'whoever',
  body: maybe(z.object({ isLoginTakenBack: maybe(z.boolean()) })),
  granted: done,
  refusals: [],
});
