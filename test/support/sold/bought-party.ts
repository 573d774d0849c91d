import type { Occupant } from '#domain/fare/occupant.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Gender } from '#domain/values/gender.ts';
import { newSecret } from '#server/platform/secret.ts';
import type { HeldPlace } from '#server/sale/holds/seats.ts';
import type { TestShop } from '../open-test-shop.ts';
import { bodyOf, holdSeat, passengerOf, placeOf, type Ride, ridesOf } from '../shop/bookings.ts';
import { provedCard } from '../shop/bought-ticket.ts';
import { newAddress, postTo } from '../shop/visitors.ts';

/** A compartment of four of one run, and as many as are wanted. */
export type Compartment = { readonly ride: Ride; readonly seats: readonly string[] };

const filled = 4;
let used = 0;

/** A compartment of four nobody has touched. */
export const newCompartment = (shop: TestShop, cabinClass: CabinClass, daysAhead = 5): Compartment => {
  const all = ridesOf(shop, { cabinClass, daysAhead }).flatMap((ride) =>
    ride.units.filter(({ length }) => length === filled).map((seats) => ({ ride, seats })),
  );
  const compartment = all[used];
  used += 1;
  if (compartment === undefined) throw new Error(`No compartment of ${cabinClass} is left.`);
  return compartment;
};

/** Who sits in one place of a party. */
export type Member = {
  readonly seat: string;
  readonly gender?: Gender;
  readonly occupant?: Occupant;
  /** What the booking says of them beside the rest. */
  readonly passenger?: Readonly<Record<string, unknown>>;
};

export const holdAll = async (
  shop: TestShop,
  ride: Ride,
  members: readonly Member[],
  party = newSecret(),
): Promise<readonly HeldPlace[]> => {
  const held: HeldPlace[] = [];
  for (const { seat, gender = 'F', occupant = 'passenger' } of members) {
    held.push(await holdSeat(shop, ride, seat, { gender, occupant, party }));
  }
  return held;
};

export type BoughtParty = {
  readonly locator: string;
  readonly cookie: string;
  readonly ride: Ride;
  /** In the order of the passengers: those with a seat, then those on a lap. */
  readonly tickets: readonly string[];
};

type Bought = Pick<BoughtParty, 'cookie' | 'locator' | 'tickets'>;

export const ticketsOfParty = ({ open }: TestShop, { locator }: Pick<BoughtParty, 'locator'>) =>
  open.app.db
    .selectFrom('ticket')
    .selectAll()
    .where('locator', '=', locator)
    .orderBy('passenger')
    .orderBy('direction')
    .orderBy('leg')
    .orderBy('changes')
    .execute();

type OnLap = Readonly<Record<string, unknown>>;

/** Passengers with held places are booked and paid for by card over the wire. */
export const buyFor = async (shop: TestShop, passengers: Parameters<typeof bodyOf>[0]): Promise<Bought> => {
  const made = await shop.askJson('/crs/rail-booking/create-pnr', bodyOf(passengers), newAddress());
  const [cookie = ''] = (made.headers.getSetCookie()[0] ?? '').split(';');
  const body = await made.json();
  const { locator } = body;
  if (locator === undefined) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  const { db, payments } = shop.open.app;
  const { amount } = await db
    .selectFrom('booking')
    .select('amount')
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();
  const paying = { locator, totalPrice: amount / 100, cardToken: await provedCard(shop) };
  const paid = await postTo(shop, '/crs/rail-booking/v2/issue-ticket-3D', paying, { cookie });
  const paymentState = await payments.proceed(paid.body.enrollReference);
  if (paymentState?.status !== 'ticketed') throw new Error(`Not ticketed: ${JSON.stringify(paid.body)}`);
  const tickets = await ticketsOfParty(shop, { locator });
  return { locator, cookie, tickets: tickets.map(({ number }) => number) };
};

/** A party as it buys: held, booked and paid by card over the wire. */
export const buyParty = async (
  shop: TestShop,
  ride: Ride,
  members: readonly Member[],
  onLaps: readonly OnLap[] = [],
): Promise<BoughtParty> => {
  const held = await holdAll(shop, ride, members);
  const passengers = [
    ...held.map((place, index) => passengerOf([placeOf(ride, place)], members[index]?.passenger)),
    ...onLaps.map((more) => passengerOf([], { typeId: 11, birthDate: '2025-01-01', email: null, ...more })),
  ];
  return { ...(await buyFor(shop, passengers)), ride };
};

/** A ticket of a party, and the place that is held instead. */
export type Moved = {
  readonly ticket: string | undefined;
  readonly ride: Ride;
  readonly held: HeldPlace | undefined;
};

const changesOf = (moved: readonly Moved[]) =>
  moved.map(({ ticket, ride, held }) => {
    if (ticket === undefined || held === undefined) throw new Error('There is no such ticket or place.');
    return { ...placeOf(ride, held), ticketNumber: ticket };
  });

const perform = '/crs/rail-booking/v2/ticket-change-perform-3D';
const simulation = '/crs/rail-booking/v2/ticket-change-simulation';

/** Lays a change down; it is paid with the card at once, or later where there is none. What is not even told is not done. */
export const orderChange = async (
  shop: TestShop,
  { locator, cookie }: Bought,
  moved: readonly Moved[],
  cardToken: string | null = null,
) => {
  const asked = { pnr: locator, changes: changesOf(moved) };
  const quote = await postTo(shop, simulation, asked, { cookie });
  if (quote.status !== 200) return quote.body;
  const paying = { amountDue: quote.body.amountDue, cardToken };
  return (await postTo(shop, perform, { ...asked, ...paying }, { cookie })).body;
};

/** Lays a change down and begins to pay for it. */
export const beginChange = async (shop: TestShop, bought: Bought, moved: readonly Moved[]) =>
  orderChange(shop, bought, moved, await provedCard(shop));

/** Changes tickets and pays for it; gives where the payment stands, or the refusal. */
export const changeParty = async (
  shop: TestShop,
  bought: Bought,
  moved: readonly Moved[],
): Promise<string | undefined> => {
  const { enrollReference, ticketed, type } = await beginChange(shop, bought, moved);
  if (ticketed === true) return 'ticketed';
  return enrollReference === undefined || enrollReference === null
    ? type
    : (await shop.open.app.payments.proceed(enrollReference))?.status;
};
