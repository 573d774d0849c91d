import { alarmCallsOf } from '#app/ports/seat-alarms.ts';
import type { Asked } from '#app/routing/place.ts';
import { loadStations } from '#app/routing/stations.ts';
import type { Journey } from '#domain/journey/journey.ts';
import { departureOf } from '#domain/journey/journey-facts.ts';
import type { StationBook } from '#domain/journey/station-book.ts';
import { tripWishIn } from '#domain/journey/trip-address.ts';
import { tripQueryOf } from '#domain/journey/trip-query.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import { classesToAwait } from '#domain/seat/alarm-wish.ts';
import { alarmNames } from '#domain/seat/seat-alarm.ts';
import { addresses } from '#domain/shop/addresses.ts';
import type { Language } from '#domain/values/language.ts';
import { journeyCallsBy } from '#gateway/journeys/journey-calls.ts';
import {
  type AwaitedTrain,
  codeField,
  type DrawnAlarm,
  parseWish,
} from '#screens/seat-alarm/seat-alarm.flow.ts';

const endless = new AbortController().signal;

/** No name, no address of a mailbox and no code is longer. */
const longestInput = 300;

const trainOf = (
  journey: Journey,
  wish: TripWish,
  { nameOf, maxPassengers: most }: StationBook,
  language: Language,
): AwaitedTrain | null => {
  const [leg] = journey.legs;
  if (leg === undefined) return null;
  const classes = classesToAwait(journey, wish.passengers).map(({ cabinClass }) => cabinClass);
  const isOfWheelchair = classes.every((cabinClass) => cabinClass === 'DSB');
  return {
    runId: leg.runId,
    name: leg.name,
    from: { id: leg.from, name: nameOf(leg.from, language) },
    to: { id: leg.to, name: nameOf(leg.to, language) },
    departure: departureOf(journey),
    classes,
    seats: isOfWheelchair ? 1 : Math.min(Math.max(wish.passengers, 1), most),
    most,
    listPath: `${addresses['journey-list'].path}?${tripQueryOf(wish)}`,
  };
};

type Sought = Pick<DrawnAlarm, 'train' | 'fault'>;

const unclear: Sought = { train: null, fault: null };

const trainAsked = async ({ query, gateway, now, words }: Asked): Promise<Sought> => {
  const wish = tripWishIn(query);
  const run = Number(query.get(alarmNames.run));
  if (wish === null) return unclear;
  const book = await loadStations(gateway, now);
  const found = await journeyCallsBy(await gateway()).findJourneys(
    { wish: { ...wish, back: null } },
    endless,
  );
  if (!found.ok) return { train: null, fault: found.refusal };
  const journey = found.value.outward.find(
    ({ legs: [leg, ...more] }) => leg?.runId === run && more.length === 0,
  );
  return journey === undefined
    ? unclear
    : { train: trainOf(journey, wish, book, words.language), fault: null };
};

type Sending = { readonly train: AwaitedTrain; readonly inputOf: (field: string) => string };

const sentIn = async ({ train, inputOf }: Sending, { gateway }: Asked): Promise<DrawnAlarm['sent']> => {
  const wish = parseWish(train, inputOf);
  const calls = await alarmCallsOf(gateway)();
  const answer = await calls.ask(wish, endless).catch(() => null);
  if (answer === null) return { wish, became: 'not-reached' };
  return { wish, became: answer.ok ? 'done' : answer.refusal };
};

const endedIn = async (code: string, { gateway }: Asked): Promise<DrawnAlarm['ended']> => {
  const calls = await alarmCallsOf(gateway)();
  const answer = await calls.cancel({ code }, endless).catch(() => null);
  if (answer === null) return 'not-reached';
  return answer.ok ? 'done' : answer.refusal;
};

/** What the page of alarms is drawn with; a form that was sent without a script is carried out on the way. */
export const preparedAlarm = async (asked: Asked): Promise<DrawnAlarm> => {
  const { posted } = asked;
  const inputOf = (field: string) => (posted?.get(field) ?? '').slice(0, longestInput);
  if (inputOf(codeField) !== '') {
    return { ...unclear, sent: null, ended: await endedIn(inputOf(codeField), asked) };
  }
  const { train, fault } = await trainAsked(asked).catch(
    (): Sought => ({ train: null, fault: 'not-reached' }),
  );
  const sent = posted === null || train === null ? null : await sentIn({ train, inputOf }, asked);
  return { train, fault, sent, ended: null };
};
