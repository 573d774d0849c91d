import { addresses } from '#domain/shop/addresses.ts';
import { mostDays, type RangeProblem, rangeProblems } from '#domain/time/date-range.ts';
import { parseListDay } from '#domain/time/parse-day.ts';
import { dayNumberOf, type TravelDay, travelDayOf } from '#domain/time/travel-day.ts';
import type { OpenTicketList, RefundCouponList, ReservationList, TicketList } from './history-lists.ts';

/** From one day to another, both among them. */
export type Days = { readonly first: TravelDay; readonly last: TravelDay };

/** One list of a member's bookings: by what became of the tickets, or of the reservation. */
export type BookingList =
  | { readonly of: 'reservations'; readonly list: ReservationList }
  | { readonly of: 'tickets'; readonly list: TicketList };

/** What a member looks at in the pages of what they have. */
export type HistoryView = {
  readonly bookings: BookingList;
  readonly openTickets: OpenTicketList;
  readonly coupons: RefundCouponList;
};

export const plainHistory: HistoryView = {
  bookings: { of: 'tickets', list: 'VALID' },
  openTickets: 'UNUSED',
  coupons: 'UNPAID',
};

/** The names the parts of a view bear in an address. */
export const historyNames = {
  bookings: 'liste',
  openTickets: 'acik',
  coupons: 'kupon',
  first: 'ilk',
  last: 'son',
} as const;

const bookingValues: Readonly<Record<string, BookingList>> = {
  'gecerli-biletler': { of: 'tickets', list: 'VALID' },
  'gecersiz-biletler': { of: 'tickets', list: 'INVALID' },
  'gecmis-biletler': { of: 'tickets', list: 'PAST' },
  'kullanilan-biletler': { of: 'tickets', list: 'USED' },
  'etkin-rezervasyonlar': { of: 'reservations', list: 'ACTIVE' },
  'suresi-dolan-rezervasyonlar': { of: 'reservations', list: 'EXPIRED' },
  'gecersiz-rezervasyonlar': { of: 'reservations', list: 'INVALID' },
};

const usedValue = 'kullanilan';
const paidValue = 'odenen';

const isSameList = (one: BookingList, other: BookingList): boolean =>
  one.of === other.of && one.list === other.list;

const wordOf = (list: BookingList): string =>
  Object.entries(bookingValues).find(([, each]) => isSameList(each, list))?.[0] ?? '';

/** The view an address names; what it does not name is the plain one. */
export const historyViewIn = (query: URLSearchParams): HistoryView => {
  const textOf = (name: string): string => query.get(name) ?? '';
  const list = textOf(historyNames.bookings);
  return {
    bookings: (Object.hasOwn(bookingValues, list) ? bookingValues[list] : null) ?? plainHistory.bookings,
    openTickets: textOf(historyNames.openTickets) === usedValue ? 'USED' : 'UNUSED',
    coupons: textOf(historyNames.coupons) === paidValue ? 'PAID' : 'UNPAID',
  };
};

export type HistoryPlace = 'my-open-tickets' | 'my-tickets' | 'open-tickets-and-coupons';

/** What is looked at, and in which days; null for the usual ones. */
export type HistoryAsked = { readonly view: HistoryView; readonly days: Days | null };

/** Where this is looked at: what is usual is not named. */
export const historyAddress = (place: HistoryPlace, { view, days }: HistoryAsked): string => {
  const query = new URLSearchParams();
  if (!isSameList(view.bookings, plainHistory.bookings)) {
    query.set(historyNames.bookings, wordOf(view.bookings));
  }
  if (view.openTickets === 'USED') query.set(historyNames.openTickets, usedValue);
  if (view.coupons === 'PAID') query.set(historyNames.coupons, paidValue);
  if (days !== null) {
    query.set(historyNames.first, days.first);
    query.set(historyNames.last, days.last);
  }
  const text = query.toString();
  return `${addresses[place].path}${text === '' ? '' : `?${text}`}`;
};

/** The lists a page shows, as an address names them. */
export const listsOn = {
  'my-tickets': ({ bookings }: HistoryView) => [bookings.list],
  'my-open-tickets': ({ openTickets }: HistoryView) => [openTickets],
  'open-tickets-and-coupons': ({ openTickets, coupons }: HistoryView) => [openTickets, coupons],
} as const;

/** The week that ends with this day. */
export const weekUntil = (day: TravelDay): Days => ({
  first: travelDayOf(dayNumberOf(day) - mostDays + 1),
  last: day,
});

const shifted = (day: TravelDay, by: number): TravelDay => travelDayOf(dayNumberOf(day) + by);

const orNone = (days: Days): Days | null => (rangeProblems(days.first, days.last).length === 0 ? days : null);

/** The week before these days, and the one after them; null where no list goes. */
export const weekBefore = ({ first }: Days): Days | null => orNone(weekUntil(shifted(first, -1)));
export const weekAfter = ({ last }: Days): Days | null => orNone(weekUntil(shifted(last, mostDays)));

/** The days that are typed, or all that is wrong with them. */
export const parseDays = (
  first: string,
  last: string,
): { readonly days: Days | null; readonly problems: readonly RangeProblem[] } => {
  const days = {
    first: parseListDay(first)?.day ?? first.trim(),
    last: parseListDay(last)?.day ?? last.trim(),
  };
  const problems = rangeProblems(days.first, days.last);
  return { days: problems.length === 0 ? days : null, problems };
};
