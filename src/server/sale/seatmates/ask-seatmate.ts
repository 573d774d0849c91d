import { randomInt } from 'node:crypto';
import type { z } from 'zod/mini';
import { askSeatmate as call } from '#contract/seats/seatmates.ts';
import { seatmateLinkLife } from '#domain/booking/seatmate.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { hour } from '#domain/values/durations.ts';
import { parseLocator } from '#domain/values/locator.ts';
import type { Caller } from '#server/people/access/counted-for.ts';
import { spendLookup } from '#server/people/access/lookup-budgets.ts';
import { partyOf } from '#server/people/access/party-of.ts';
import { answerOnce, keyIn } from '#server/platform/once/answer-once.ts';
import { hashOf, newSecret } from '#server/platform/secret.ts';
import { keptIf } from '#server/platform/store/kept-if.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { type Budget, spend } from '#server/platform/tries/budget.ts';
import { doOverlap } from '#server/railway/occupancy/stretch.ts';
import { departureOf, type Leg } from '#server/railway/planner/journey.ts';
import { stretchOf } from '#server/railway/trains/describe-cabin.ts';
import { isOf } from '#server/sale/bookings/find-booking.ts';
import { type BookingRows, readBooking } from '#server/sale/bookings/read-booking.ts';
import { recordEvent } from '#server/sale/bookings/record-event.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { seatmateLetter } from './seatmate-letter.ts';

const ofLocator: Budget = { name: 'seatmate-letter', most: 3, within: hour };

type Wish = z.output<typeof call.body>;

const nobody = { locator: '', language: 'tr', contact_email: 'nobody@localhost' } as const;

/** Whether what was typed is true of a booking whose passengers travel there. */
const isMeantBy = (
  rows: BookingRows | null,
  wish: Wish,
  { from: fromStop, to: toStop }: Leg,
): rows is BookingRows =>
  rows !== null &&
  isOf(rows, { ...wish, email: null }) &&
  rows.booking.contact_email !== '' &&
  rows.tickets.some(
    ({ status, run_id, from_stop, to_stop }) =>
      status === 'valid' &&
      run_id === wish.trainId &&
      doOverlap({ fromStop, toStop }, { fromStop: from_stop, toStop: to_stop }),
  );

type Asking = {
  readonly wish: Wish;
  readonly leg: Leg;
  readonly party: string;
  readonly userId: number | null;
  readonly caller: Caller;
};

/** The tries are not given back: that they were would tell that there is such a booking. */
const askOnce = async (
  { wish, leg, party, userId, caller }: Asking,
  app: AppContext,
  saveAnswer: Parameters<Parameters<typeof answerOnce>[3]>[0],
): Promise<Answer<string, 'too-many-tries' | 'more-proof-needed'>> => {
  const { db, clock, mail, settings } = app;
  const now = clock.now();
  const locator = parseLocator(wish.locator).slice(0, 40);
  const refusal = await spendLookup({ caller, locator }, app);
  if (refusal !== null) return refusal;
  const rows = await readBooking(db, locator);
  const isTrue = isMeantBy(rows, wish, leg);
  // Letters are counted, and not what strangers guess: it costs the same, and counts for nobody.
  const isWanted = await spend(db, { budget: ofLocator, subject: isTrue ? locator : newSecret() }, now);
  const isMeant = isTrue && isWanted;
  const [sign, code, departsAt] = [String(randomInt(1_000, 10_000)), newSecret(), departureOf(leg)];
  const expiresAt = Math.min(now + seatmateLinkLife, departsAt);
  const asked = { hash: hashOf(code), party, locator, run_id: wish.trainId, asked_at: now };
  const stretch = { from_stop: leg.from, to_stop: leg.to };
  const ends = { expires_at: expiresAt, agreed_at: null, departs_at: departsAt };
  await inTransaction(db, async (within) => {
    await keptIf(
      within,
      async () => {
        await within
          .insertInto('seatmate_ask')
          .values({ ...asked, ...stretch, ...ends })
          .execute();
        const asking = { booking: rows?.booking ?? nobody, leg, sign, code, expiresAt };
        await mail.post(seatmateLetter(asking, settings.origin), within);
        await recordEvent(within, { locator, action: 'seatmate-asked', by: 'guest', userId }, now);
      },
      () => isMeant,
    );
    await saveAnswer(within, sign);
  });
  return granted(sign);
};

/** The letter goes to the address of the booking alone; who asks is told nothing about it. */
export const askSeatmate = operation(call, async (asked, app) => {
  const { body, headers, session } = asked;
  const { idempotencyKey, ...wish } = body;
  const now = app.clock.now();
  const stretch = stretchOf(app.railway.network(), wish);
  if (!stretch.ok) return refused('train-unknown');
  if (departureOf(stretch.value) <= now) return refused('train-departed');
  const { party } = partyOf(wish.party, asked, app.issued);
  const userId = session?.userId ?? null;
  const asking = { wish, leg: stretch.value, party, userId, caller: asked };
  const keyed = { name: call.name, key: keyIn(headers, idempotencyKey), owner: party, body: wish };
  const result = await answerOnce(app, keyed, now, (saveAnswer) => askOnce(asking, app, saveAnswer));
  return result.ok ? granted({ sign: result.value }) : result;
});
