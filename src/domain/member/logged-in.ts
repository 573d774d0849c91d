import type { Member } from './member.ts';

/** What a login gives. The token is held in memory and goes along with every later call. */
export type LoggedIn = { readonly member: Member; readonly accessToken: string };
