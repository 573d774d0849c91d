import { expect, test } from 'vitest';
import { preparedAlarm } from '#app/member/prepared-alarm.ts';
import { tripQueryOf } from '#domain/journey/trip-query.ts';
import { alarmNames } from '#domain/seat/seat-alarm.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { minute } from '#domain/values/durations.ts';
import { openGateway } from '#gateway/wire/gateway.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { cabinField, emailField, seatsField } from '#screens/seat-alarm/seat-alarm.flow.ts';
import { moveClock } from '#test/support/members.ts';
import { publishByHand } from '../../support/server/published-by-hand.ts';
import { askAlarm, fullClassOfThisFile } from '../../support/sold/full-class.ts';

const { shop, full } = fullClassOfThisFile();
const email = 'on-besi@example.com';

/** The page of an alarm as it is drawn for a party, and for the form it has sent. */
const drawnFor = (passengers: number, entered: Readonly<Record<string, string>> | null = null) => {
  const { port, open } = shop();
  const { runId, from, to, departure } = full();
  const outward = travelDayOf(dayNumberAt(departure));
  const trip = tripQueryOf({ from, to, outward, back: null, passengers, lapChildren: 0 });
  const origin = `http://127.0.0.1:${port}`;
  const now = open.app.clock.now();
  const gateway = openGateway({ origin, environment: 'LOCAL-DEV', language: 'tr' }, () => now);
  return preparedAlarm({
    words: wordsIn('tr', wholeCatalogue('tr')),
    query: new URLSearchParams(`${alarmNames.run}=${runId}&${trip}`),
    isOwnQuery: false,
    parts: {},
    now,
    gateway: () => Promise.resolve(gateway),
    posted: entered === null ? null : new URLSearchParams(entered),
    drawn: null,
  });
};

const seatsAwaited = async (): Promise<readonly number[]> => {
  const rows = await shop().open.app.db.selectFrom('seat_alarm').select('seats').execute();
  return rows.map(({ seats }) => seats);
};

const publishMost = async (maxPax: number) => {
  await publishByHand(shop(), 'sales-channel', 'INTERNET', { maxPax });
  await shop().open.app.railway.newest();
  await shop().open.app.occupancy.caughtUp();
};

test('[C-11] a party that may travel by what is published awaits all of its places', async () => {
  await publishMost(20);
  const { train } = await drawnFor(15);
  expect([train?.seats, train?.most]).toEqual([15, 20]);
  const entered = { [cabinField]: 'C', [seatsField]: '20', [emailField]: email };
  const { sent } = await drawnFor(15, entered);
  expect([sent?.became, await seatsAwaited()]).toEqual(['done', [20]]);
});

test('[C-11] no more than is published are offered, and the wire takes the greatest party ever sold', async () => {
  // What was told of an earlier shop is kept for a minute.
  await moveClock(shop(), 2 * minute);
  await publishMost(4);
  const { train } = await drawnFor(3);
  expect([train?.seats, train?.most]).toEqual([3, 4]);
  const asked = [50, 51].map((seats) =>
    askAlarm(shop(), full(), `${seats}@example.com`, { cabinClass: 'Y1', seats }),
  );
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 400]);
});
