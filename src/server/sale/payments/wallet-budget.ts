import { hour, minute } from '#domain/values/durations.ts';
import type { Owner } from '#server/counterparts/wallet/wallet.ts';
import { type Budget, spend, type Try, uncount } from '#server/platform/tries/budget.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';

type Deps = Pick<AppContext, 'allow' | 'clock' | 'db'>;

const codesAMinute = 5;
const unproved: Budget = { name: 'wallet-code', most: 15, within: hour };

const tryOf = ({ id }: Owner): Try => ({ budget: unproved, subject: String(id) });

/** Every code that is sent may be guessed at: it counts until it is proved. */
export const maySendCode = async (owner: Owner, { allow, clock, db }: Deps): Promise<boolean> =>
  allow(`wallet-code ${owner.id}`, codesAMinute, minute) && (await spend(db, tryOf(owner), clock.now()));

/** No code went out, or it was proved. */
export const giveCodeBack = (owner: Owner, { db }: Pick<Deps, 'db'>): Promise<void> =>
  uncount(db, tryOf(owner));
