import type { TestShop } from '../open-test-shop.ts';

/** The code of the link in a letter that asks a seatmate; empty without one. */
export const codeIn = (text: string): string => /yan-yana\?kod=([\w-]+)/.exec(text)?.[1] ?? '';

export const typeOf = async (answer: Response): Promise<string> => {
  const body = await answer.json();
  return body?.type ?? 'granted';
};

/** The seats a plan marks as a seatmate's. */
export const seatsMarkedIn = (plan: string): string[] =>
  [...plan.matchAll(/"seatNumber":"(\w+)","genders":\["F"\],"seatmate":true/g)].flatMap(
    ([, seat]) => seat ?? [],
  );

/** How often the history of a booking says that its passenger agreed. */
export const agreedEvents = async ({ open }: TestShop, locator: string): Promise<number> => {
  const events = await open.app.db
    .selectFrom('booking_event')
    .select('deed')
    .where('locator', '=', locator)
    .where('deed', '=', 'seatmate-agreed')
    .execute();
  return events.length;
};

/** Binds the places of a booking to a change of its tickets that waits, and gives what carries it out. */
export const movedByChange = async ({ open }: TestShop, locator: string): Promise<() => Promise<unknown>> => {
  const { db, clock } = open.app;
  const now = clock.now();
  const id = `change-of-${locator}`;
  const changed = { id, purpose: 'change', locator, wanted: '[]', amount: 0, payment: null } as const;
  await db
    .insertInto('ticket_order')
    .values({ ...changed, status: 'open', made_at: now, deadline: now + 3_600_000 })
    .execute();
  await db.updateTable('seat_hold').set({ booking: id }).where('booking', '=', locator).execute();
  return () => db.updateTable('ticket_order').set({ status: 'done' }).where('id', '=', id).execute();
};
