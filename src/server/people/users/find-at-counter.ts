import { findAtCounter as call } from '#contract/members/registration.ts';
import { normalizeSought } from '#domain/member/customer-at-counter.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { audit } from '#server/people/accounts/audit.ts';
import { staffIn } from '#server/people/accounts/staff-in.ts';
import { operation } from '#server/people/context/operation.ts';
import { type Budget, refusalOfTries } from '#server/platform/tries/budget.ts';
import { customersSought } from './customer-at-counter.ts';

const lookupBudget: Budget = { name: 'counter-look', most: 30, within: 15 * minute };

/** What support sees of whoever stands before them. Each look is written down, and so is one in vain: by which number it was, and not the number. */
export const findAtCounter = operation(call, async ({ body, session, requestId }, { db, clock }) => {
  const staff = await staffIn(db, session);
  if (!staff?.roles.includes('support')) return refused('role-lacking');
  const now = clock.now();
  const over = await refusalOfTries(db, [{ budget: lookupBudget, subject: String(staff.id) }], now);
  if (over !== null) return over;
  const customers = await customersSought(db, normalizeSought(body));
  for (const { id } of customers) {
    await audit(db, { action: 'customer-seen-by-staff', actor: staff.id, subject: id, requestId }, now);
  }
  if (customers.length === 0) {
    const missed = { action: 'customer-sought-in-vain', actor: staff.id, subject: staff.id } as const;
    await audit(db, { ...missed, requestId, fields: [body.by] }, now);
  }
  return customers.length === 0 ? refused('customer-unknown') : granted({ customers: [...customers] });
});
