import type { SnapshotFrom } from 'xstate';
import { beginsPurchase } from '#app/browser/purchase-wanted.ts';
import { changingIn } from '#domain/booking/changing-address.ts';
import { tripQueryOf, tripWishIn } from '#domain/journey/trip-address.ts';
import { tripNames } from '#domain/journey/trip-query.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import { type AddressName, addresses } from '#domain/shop/addresses.ts';
import type { OwnAddress } from '#domain/shop/own-address.ts';
import { madeOf } from '#machines/booking/booking.selectors.ts';
import { holdsSeats } from '#panels/held-seats.ts';
import type { BookingActor } from '#panels/shop.ts';
import { paysAnother, queryOf } from './due-address.ts';
import { barePathOf, screenOf, type Wording } from './steering.ts';

type Snapshot = SnapshotFrom<BookingActor>;

const textOf = (wish: TripWish | null) => (wish === null ? '' : tripQueryOf(wish));

/** The trip an address of the list wishes for. */
export const wishAt = ({ name, path }: OwnAddress): TripWish | null =>
  name === 'journey-list' ? tripWishIn(queryOf(path)) : null;

/** The PNR an address of a result names. */
export const locatorAt = ({ name, path }: OwnAddress): string | null => {
  const [plain = ''] = path.split(/[?#]/);
  const named = plain.slice(barePathOf('payment-result').length + 1);
  return name === 'payment-result' && named !== '' ? decodeURIComponent(named) : null;
};

/** The tickets an address of the list wants to be exchanged. */
export const changingAt = ({ name, path }: OwnAddress) =>
  name === 'journey-list' ? changingIn(queryOf(path)) : null;

const pathIn = (snapshot: Snapshot, screen: AddressName): string => {
  const path = barePathOf(screen);
  const { wish } = snapshot.context;
  const made = madeOf(snapshot);
  const isSearch = screen === 'home' || screen === 'journey-list';
  if (isSearch && wish !== null) return `${path}?${tripQueryOf(wish)}`;
  return screen === 'payment-result' && made ? `${path}/${encodeURIComponent(made.locator)}` : path;
};

/** What an address of the purchase and a booking say to each other. */
export const wordingOf = (booking: BookingActor, now: () => number): Wording => ({
  notify: (address) => {
    const [path = ''] = address.path.split('#');
    const snapshot = booking.getSnapshot();
    // With a fragment the browser would stay on the page it has.
    if (paysAnother(snapshot.context, address)) return location.assign(path);
    const wish = wishAt(address);
    if (wish === null) return;
    const isThere = screenOf(snapshot) === 'journey-list';
    if (isThere && textOf(wish) === textOf(snapshot.context.wish)) return;
    const wished = { type: 'trip.wished', wish, at: now() } as const;
    if (snapshot.can(wished)) booking.send(wished);
  },
  holds: () => holdsSeats(booking.getSnapshot()),
  pathOf: (screen) => pathIn(booking.getSnapshot(), screen),
  // Home is where a purchase begins anew.
  shows: (address) =>
    address.name === 'home' ||
    (beginsPurchase(address.name) && !paysAnother(booking.getSnapshot().context, address)),
});

/** The path of the list with the trip that is wished for by now; null where the address says so already. */
export const listPathNow = (snapshot: Snapshot, here: OwnAddress): string | null => {
  const { wish } = snapshot.context;
  const isThere = here.name === 'journey-list' && screenOf(snapshot) === 'journey-list';
  if (!isThere || wish === null || textOf(wishAt(here)) === textOf(wish)) return null;
  const others = [...queryOf(here.path)].filter(([name]) => !Object.values<string>(tripNames).includes(name));
  const query = new URLSearchParams([...new URLSearchParams(tripQueryOf(wish)), ...others]);
  return `${addresses['journey-list'].path}?${query}`;
};
