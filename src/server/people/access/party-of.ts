import type { Cookie } from '#server/platform/http/cookie.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { IssuedSecrets } from '#server/platform/issued-secrets.ts';
import { hashOf } from '#server/platform/secret.ts';

const name = 'party';
/** The secret of the basket, and of the one before it. */
const baskets = /^([\w-]{43})(?:\.([\w-]{43}))?$/;
const first = 'first-party';
const secret = /^[\w-]{43}$/;

type Caller = {
  readonly session: Session | null;
  readonly cookies: Readonly<Record<string, string>>;
};

export type PartyOf = {
  readonly party: string;
  /** Whether the caller may come back as the same party. */
  readonly isKnown: boolean;
  readonly cookies: readonly Cookie[];
};

/** The secret of the browser's basket; null in a browser that has chosen nothing yet. */
export const basketIn = (cookies: Caller['cookies']): string | null =>
  baskets.exec(cookies[name] ?? '')?.[1] ?? null;

/** The secret of the basket that was booked last in this browser. */
export const bookedBasketIn = (cookies: Caller['cookies']): string | null =>
  baskets.exec(cookies[name] ?? '')?.[2] ?? null;

/** The secret of the first basket of this browser, by which it is counted however often it books. */
export const firstBasketIn = (cookies: Caller['cookies']): string | null => {
  const kept = cookies[first] ?? '';
  return secret.test(kept) ? kept : basketIn(cookies);
};

/** Whoever sits at the browser next is counted as another. */
export const dropFirstBasket: Cookie = { name: first, value: '', maxAge: 0 };

const basketOf = (value: string): Cookie => ({ name, value, maxAge: null });

/** Another basket, of which nothing is known yet. */
export const newBasket = ({ issue }: IssuedSecrets): Cookie => basketOf(issue());

/**
 * What is chosen from now on belongs to another party than what was just booked, by which the browser is known still.
 * What is only told again leaves the basket as it is.
 */
export const basketAfter = (
  cookies: Caller['cookies'],
  owner: string,
  issued: IssuedSecrets,
): readonly Cookie[] => {
  if (owner === bookedBasketIn(cookies)) return [];
  const booked = basketIn(cookies);
  if (booked === null) return [newBasket(issued)];
  const known = firstBasketIn(cookies) ?? booked;
  return [basketOf(`${issued.issue()}.${booked}`), { name: first, value: known, maxAge: null }];
};

/**
 * Who travels together: what the call says, else the basket of the browser, a member's apart from a guest's. A caller
 * who names nothing and keeps no cookie is a party of one seat. Whoever has no basket is given one.
 */
export const partyOf = (
  sentParty: string | null,
  { session, cookies }: Caller,
  { issue }: IssuedSecrets,
): PartyOf => {
  const kept = basketIn(cookies);
  const isKnown = kept !== null;
  const own = kept ?? issue();
  const left = isKnown ? [] : [basketOf(own)];
  if (sentParty !== null) return { party: hashOf(`said ${sentParty}`), isKnown: true, cookies: left };
  const whose = session === null ? 'guest' : `member ${session.userId}`;
  return { party: hashOf(`${whose} ${own}`), isKnown, cookies: left };
};
