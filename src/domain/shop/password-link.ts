import { addresses } from './addresses.ts';

/** Where a new password is chosen: whoever has the code opens the account. */
export const passwordLinkOf = (origin: string, code: string): string =>
  `${origin}${addresses['password-reset'].path}?url=${code}`;
