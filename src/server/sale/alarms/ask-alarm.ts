import { sql } from 'kysely';
import type { z } from 'zod/mini';
import { askSeatAlarm as call } from '#contract/seats/seat-alarms.ts';
import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import { alarmNotices } from '#domain/seat/seat-alarm.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { emailKeyOf, isEmail, parseEmail } from '#domain/values/email.ts';
import type { Language } from '#domain/values/language.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import { refusalOfTries } from '#server/platform/tries/budget.ts';
import type { Network, TrainCoach } from '#server/railway/network/railway.ts';
import { departureOf, type Leg } from '#server/railway/planner/journey.ts';
import { stretchOf } from '#server/railway/trains/describe-cabin.ts';
import { pricesIn } from '#server/railway/trains/prices.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { askingTries } from './alarm-budgets.ts';
import { keepAlarmKey } from './alarm-keys.ts';
import { alarmSetLetter } from './alarm-letters.ts';

type Wish = z.output<typeof call.body>;
type StretchRefusal = 'alarm-too-many' | 'train-unknown' | 'station-unknown' | 'train-departed';

/** How many places a class has in these coaches. Those for wheelchairs are a class of their own. */
const placesIn = (network: Network, coaches: readonly TrainCoach[], wanted: CabinClass): number =>
  coaches
    .flatMap(({ template }) => network.templates.get(template)?.places ?? [])
    .filter((place) => place.cabinClass === wanted && isWheelchairPlace(place) === (wanted === 'DSB')).length;

/** The stretch a class of a run is sold on, before the train leaves, with as many places as are wanted. */
const soldStretch = (
  wish: Wish,
  { railway, seats, clock }: Pick<AppContext, 'clock' | 'railway' | 'seats'>,
): Answer<Leg, StretchRefusal> => {
  const network = railway.network();
  const found = stretchOf(network, wish);
  if (!found.ok) return found;
  const { train, from, to } = found.value;
  const { coaches } = train;
  const isThere = placesIn(network, coaches, wish.cabinClass) > 0;
  if (!isThere || pricesIn(network)(train, from, to, wish.cabinClass) === null)
    return refused('train-unknown');
  if (departureOf(found.value) <= clock.now()) return refused('train-departed');
  const onSale = coaches.filter(({ index }) => !seats.isClosed(wish.trainId, index));
  return placesIn(network, onSale, wish.cabinClass) < wish.seats ? refused('alarm-too-many') : found;
};

type Asking = { readonly wish: Wish; readonly email: string; readonly leg: Leg; readonly language: Language };

/** An alarm that stands keeps its place in the queue. Asked for again as it is, all of this is taken back. */
const setAlarm = (
  { wish, email, leg, language }: Asking,
  { db, clock, mail, railway, settings }: AppContext,
) =>
  answerInTransaction(db, async (within) => {
    const { trainId, fromStationId, toStationId, cabinClass, seats } = wish;
    const emailKey = emailKeyOf(email);
    // Asked for twice at once there is no row yet that the second could wait for.
    await sql`select pg_advisory_xact_lock(hashtext(${`seat-alarm ${emailKey}`}))`.execute(within);
    const before = await within
      .selectFrom('seat_alarm')
      .select(['seats', 'tellings_left'])
      .where('run_id', '=', trainId)
      .where('from_station', '=', fromStationId)
      .where('to_station', '=', toStationId)
      .where('cabin_class', '=', cabinClass)
      .where('email_key', '=', emailKey)
      .forUpdate()
      .executeTakeFirst();
    const { id } = await within
      .insertInto('seat_alarm')
      .values({
        id: crypto.randomUUID(),
        email_key: emailKey,
        email,
        language,
        run_id: trainId,
        from_station: fromStationId,
        to_station: toStationId,
        cabin_class: cabinClass,
        seats,
        since: clock.now(),
        chance_until: 0,
        knows: 0,
        tellings_left: alarmNotices,
        departs_at: departureOf(leg),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['run_id', 'from_station', 'to_station', 'cabin_class', 'email_key'])
          .doUpdateSet({ seats, language, tellings_left: alarmNotices }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const code = await keepAlarmKey(within, id);
    const rung = { to: email, language, leg, cabinClass, seats, code };
    await mail.post(alarmSetLetter(rung, { network: railway.network(), origin: settings.origin }), within);
    return { ok: before?.seats !== seats || before.tellings_left < alarmNotices };
  });

/** Whose e-mail it is makes no difference: nothing but how often it was asked for is looked at. */
export const askSeatAlarm = operation(call, async (asked, app) => {
  const { body, language } = asked;
  const { db, clock, issued } = app;
  const email = parseEmail(body.email);
  if (!isEmail(email)) return refused('alarm-email-wrong');
  const stretch = soldStretch(body, app);
  if (!stretch.ok) return stretch;
  const over = await refusalOfTries(db, askingTries(asked, email, issued), clock.now());
  if (over !== null) return over;
  await setAlarm({ wish: body, email, leg: stretch.value, language }, app);
  return granted(null);
});
