import { live } from '#app/browser/live.ts';
import { type Asked, elsewhere, type Prepared, ready } from '#app/routing/place.ts';
import { loadStations } from '#app/routing/stations.ts';
import type { DaysAround } from '#domain/journey/day-offer.ts';
import type { Journey } from '#domain/journey/journey.ts';
import { viewIn, viewQueryOf } from '#domain/journey/journey-view.ts';
import type { StationBook } from '#domain/journey/station-book.ts';
import { tripWishOf } from '#domain/journey/trip-address.ts';
import { parseTripDraft, tripLimitsOf } from '#domain/journey/trip-input.ts';
import { tripNames, tripQueryOf } from '#domain/journey/trip-query.ts';
import { tripProblems } from '#domain/journey/trip-rules.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { journeyCallsBy } from '#gateway/journeys/journey-calls.ts';
import { heardIn, notReached } from '#machines/kit/flow/refusal-heard.ts';
import type { DrawnList, ListAnswer } from '#screens/journey-list/drawn-list.ts';
import { pickName } from '#screens/journey-list/list-address.ts';

const endless = new AbortController().signal;
const noOffers: DaysAround = { days: [], next: null };

/** The wish a query comes to, once it stands the rules of a search. */
const wishIn = (query: URLSearchParams, book: StationBook, now: number): TripWish | null => {
  const draft = parseTripDraft(query, book);
  const limits = tripLimitsOf(book, travelDayOf(dayNumberAt(now)));
  return tripProblems(draft, limits).length === 0 ? tripWishOf(draft) : null;
};

const tripPartOf = (query: URLSearchParams): string => {
  const names: readonly string[] = Object.values(tripNames);
  return new URLSearchParams([...query].filter(([name]) => names.includes(name))).toString();
};

const namesOf = (wish: TripWish, answer: ListAnswer | null, nameOf: (end: number) => string) => {
  const found: readonly Journey[] =
    answer?.kind === 'listed' ? [...answer.found.outward, ...answer.found.back] : [];
  const stations = found.flatMap(({ legs }) =>
    legs.flatMap(({ stops }) => stops.map(({ station }) => station)),
  );
  return Object.fromEntries([wish.from, wish.to, ...stations].map((station) => [station, nameOf(station)]));
};

const asking = async (wish: TripWish, { gateway }: Asked): Promise<Pick<DrawnList, 'answer' | 'offers'>> => {
  const { findJourneys, findOffers } = journeyCallsBy(await gateway());
  const [answer, offers] = await Promise.all([
    findJourneys({ wish }, endless).then(
      (listed): ListAnswer =>
        listed.ok
          ? { kind: 'listed', found: listed.value }
          : { kind: 'refused', ...heardIn(listed), refusal: listed.refusal },
      (): ListAnswer => ({ kind: 'refused', ...notReached }),
    ),
    findOffers({ wish, direction: 'outward' }, endless).catch(() => noOffers),
  ]);
  return { answer, offers };
};

/** Where a flow lives it asks by itself. */
const unasked = { answer: null, offers: noOffers } as const;

/** What the list is drawn with. A wish that cannot be listed, or read, goes back to the search with what was typed. */
export const preparedList = async (asked: Asked): Promise<Prepared> => {
  const { query, gateway, now, words } = asked;
  const book = await loadStations(gateway, now).catch(() => null);
  const wish = book && wishIn(query, book, now);
  const input = tripPartOf(query);
  if (book === null || wish === null)
    return elsewhere(`${addresses.home.path}${input === '' ? '' : `?${input}`}`);
  const view = viewIn(query);
  if (input !== tripQueryOf(wish)) {
    const clear = [tripQueryOf(wish), viewQueryOf(view)].filter((part) => part !== '').join('&');
    return elsewhere(`${addresses['journey-list'].path}?${clear}`);
  }
  const { answer, offers } = live.flows().booking === null ? await asking(wish, asked) : unasked;
  const drawn: DrawnList = {
    wish,
    view,
    names: namesOf(wish, answer, (end) => book.nameOf(end, words.language)),
    answer,
    offers,
    picked: query.get(pickName),
  };
  return ready(JSON.stringify(drawn));
};
