import { foretellMembershipEnd as call } from '#contract/members/membership-end.ts';
import { wallClockOf } from '#domain/time/railway-time.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { operation } from '#server/people/context/operation.ts';

const isoDayLength = 10;

const countIn = (row: { readonly count: string | number | bigint } | undefined): number =>
  Number(row?.count ?? 0);

/** Counts what a member still has, before the membership ends: packages are lost with it, all else stays good. */
export const previewEnd = operation(call, async ({ session }, { db, clock }) => {
  if (session === null) return refused('sign-in-needed');
  const { userId } = session;
  const now = clock.now();
  const tickets = await db
    .selectFrom('ticket')
    .innerJoin('booking', 'booking.locator', 'ticket.locator')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('booking.user_id', '=', userId)
    .where('ticket.status', '=', 'valid')
    .where('ticket.arrival', '>', now)
    .executeTakeFirst();
  const openTickets = await db
    .selectFrom('open_ticket')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'unused')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const coupons = await db
    .selectFrom('refund_coupon')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'unpaid')
    .executeTakeFirst();
  const packages = await db
    .selectFrom('package_purchase')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .where('remaining', '>', 0)
    .where('ends', '>=', wallClockOf(now).slice(0, isoDayLength))
    .executeTakeFirst();
  return granted({
    tickets: countIn(tickets),
    openTickets: countIn(openTickets),
    coupons: countIn(coupons),
    packages: countIn(packages),
  });
});
