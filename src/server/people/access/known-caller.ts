import type { OperationRequest } from '#server/platform/http/operation.ts';
import type { IssuedSecrets } from '#server/platform/issued-secrets.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';
import { keeperIn } from './keeper.ts';
import { firstBasketIn } from './party-of.ts';

/** Who asks, as limits count them: a browser or a member by name, and the network both come from. */
export type KnownCaller = {
  /** Null for whoever brings nothing that the shop gave them: all of them behind a network are one. */
  readonly name: string | null;
  readonly network: string;
};

type Caller = Pick<OperationRequest<unknown>, 'callerAddress' | 'cookies' | 'session'>;

/** A cookie names a browser only where the shop made it: one that was invented is no name. */
export const knownCallerOf = (
  { session, cookies, callerAddress }: Caller,
  { isIssued }: IssuedSecrets,
): KnownCaller => {
  const network = callerSubjectOf(callerAddress);
  if (session !== null) return { name: `member ${session.userId}`, network };
  const secret = [keeperIn(cookies), firstBasketIn(cookies)].find((kept) => kept !== null && isIssued(kept));
  return { name: secret ?? null, network };
};
