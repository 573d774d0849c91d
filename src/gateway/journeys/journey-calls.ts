import { journeys, lowestPrices } from '#contract/journeys/journeys.ts';
import type { SearchRefusal } from '#domain/booking/booking-refusal.ts';
import type { DaysAround } from '#domain/journey/day-offer.ts';
import type { Journey } from '#domain/journey/journey.ts';
import type { Direction, TripWish } from '#domain/journey/trip-wish.ts';
import { type Answer, granted } from '#domain/values/answer.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';
import { isSignInNeeded } from '#gateway/wire/is-sign-in-needed.ts';

type Found = { readonly [Each in Direction]: readonly Journey[] };
type Way = { readonly from: number; readonly to: number; readonly day: string };

const outwardOf = ({ from, to, outward }: TripWish): Way => ({ from, to, day: outward });

const backOf = ({ from, to, back }: TripWish): Way | null =>
  back === null ? null : { from: to, to: from, day: back };

const waysOf = (wish: TripWish): Way[] => [outwardOf(wish), backOf(wish)].filter((way) => way !== null);

/** Trains are shown to everybody: whoever has just been logged out, and is told so, asks again as a guest. */
const askedByAnybody = async <Answered>(ask: () => Promise<Answered>): Promise<Answered> => {
  try {
    return await ask();
  } catch (reason) {
    if (isSignInNeeded(reason)) return ask();
    throw reason;
  }
};

/** What the list of journeys asks of the server. Who travels is told later, so nobody is a woman or a man yet. */
export const journeyCallsBy = ({ call }: Gateway) => ({
  findJourneys: async (
    { wish }: { readonly wish: TripWish },
    signal: AbortSignal,
  ): Promise<Answer<Found, SearchRefusal>> => {
    const party = { passengers: wish.passengers, women: 0, men: 0 };
    const answer = await askedByAnybody(() => call(journeys, { ways: waysOf(wish), party }, signal));
    if (!answer.ok) return answer;
    const { surcharges, ways } = answer.value;
    const [outward = [], back = []] = ways.map(({ journeys: found }) =>
      found.map((journey) => ({ ...journey, surcharges })),
    );
    return granted({ outward, back });
  },

  /** The strip of days is a hint: without an answer the list stands without it. */
  findOffers: async (
    { wish, direction }: { readonly wish: TripWish; readonly direction: Direction },
    signal: AbortSignal,
  ): Promise<DaysAround> => {
    const way = direction === 'back' ? backOf(wish) : outwardOf(wish);
    if (way === null) return { days: [], next: null };
    const answer = await askedByAnybody(() =>
      call(lowestPrices, { ways: [way], passengers: wish.passengers }, signal),
    );
    return (answer.ok ? answer.value.ways[0] : null) ?? { days: [], next: null };
  },
});
