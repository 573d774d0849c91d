import { type OwnAddress, ownAddressOf } from '#domain/shop/own-address.ts';
import { cookies } from '#gateway/wire/cookies.ts';
import type { PageFacts } from './page-facts.ts';
import { turnedAwayCookie } from './turned-away-cookie.ts';

/** What the reader came with. */
export type Arrival = {
  /** The page of members that was asked for. */
  readonly asked: OwnAddress | null;
  /** Where a login is to lead. */
  readonly redirect: OwnAddress | null;
  /** What the e-ID page sent back. */
  readonly eid: { readonly code: string; readonly state: string } | null;
};

/** The page of members home was shown instead of. It is told once. */
const takeTurnedAway = (): string | null => {
  const found = cookies.read(turnedAwayCookie);
  if (found === null) return null;
  cookies.write(turnedAwayCookie, '', 0);
  return decodeURIComponent(found);
};

export const arrivalAt = ({ pathname, search }: Location): Arrival => {
  const query = new URLSearchParams(search);
  const [code, state] = [query.get('code'), query.get('state')];
  const asked = ownAddressOf(takeTurnedAway() ?? pathname + search);
  return {
    asked: asked?.access === 'member' ? asked : null,
    redirect: ownAddressOf(query.get('redirect') ?? ''),
    eid: code && state ? { code, state } : null,
  };
};

/** Whether the session has something to do before the reader does anything. */
export const needsSession = ({ asked, redirect, eid }: Arrival, { mayBeMember }: PageFacts): boolean =>
  mayBeMember || asked !== null || redirect !== null || eid !== null;
