import type { BrowserContext } from 'playwright';
import { createActor, waitFor } from 'xstate';
import { keptBooking } from '#app/keeping/keep-booking.ts';
import { bookingPlugged } from '#app/purchase/booking-machine.ts';
import type { TicketChange } from '#domain/booking/change-of-tickets.ts';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import type { PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { tariffNamed } from '#domain/passenger/passenger-input.ts';
import type { WantedSeat } from '#domain/seat/held-seat.ts';
import { seatCallsBy } from '#gateway/seats/seat-calls.ts';
import { openGateway } from '#gateway/wire/gateway.ts';
import { serverClockFrom } from '#gateway/wire/server-clock.ts';
import type { Booking } from '#machines/booking/booking.model.ts';
import { chartOf } from '#machines/kit/chart/chart.ts';
import { createContactDraft, createPassengerDraft } from '../passengers.ts';
import { soon } from '../soon.ts';
import { unaskedChange } from '../unasked-change.ts';

const day = 86_400_000;

type Deps = { readonly context: BrowserContext; readonly origin: string };
type Running = ReturnType<typeof bookingAt>;

/** The server as a browser reaches it, with that browser's cookies. */
const reachedBy =
  ({ context }: Deps) =>
  async (request: Request): Promise<Response> => {
    const body = await request.text();
    request.signal.throwIfAborted();
    const answer = await context.request.fetch(request.url, {
      method: request.method,
      headers: { ...Object.fromEntries(request.headers), origin: new URL(request.url).origin },
      ...(body === '' ? {} : { data: body }),
    });
    const text = await answer.text();
    const headers = answer.headersArray().map(({ name, value }): [string, string] => [name, value]);
    return new Response(text === '' ? null : text, { status: answer.status(), headers });
  };

const gatewayOf = (deps: Deps) =>
  openGateway({ origin: deps.origin, environment: 'LOCAL-DEV', language: 'tr', reach: reachedBy(deps) }, () =>
    performance.now(),
  );

const wishFrom = (now: number) => ({
  from: 98,
  to: 1325,
  outward: new Date(now + 5 * day).toISOString().slice(0, 10),
  back: null,
  passengers: 1,
  lapChildren: 0,
});

const deskPassenger: PassengerDraft = createPassengerDraft({ firstName: 'AYŞE', lastName: 'YILMAZ' });

let parties = 0;
const newParty = () => {
  parties += 1;
  return `party-of-the-desk-${parties}-`.padEnd(30, '0');
};

const bookingAt = (deps: Deps, now: number, more: Partial<Booking['input']> = {}) => {
  const gateway = gatewayOf(deps);
  const clock = serverClockFrom({ server: now, at: performance.now(), within: 0 }, () => performance.now());
  const machine = bookingPlugged({ gateway: async () => gateway, clock, language: 'tr' });
  return createActor(machine.provide({ actors: { ticketChange: unaskedChange } }), {
    input: {
      mode: 'sale',
      payer: 'guest',
      wish: wishFrom(now),
      booking: null,
      passengers: [deskPassenger],
      contact: createContactDraft({ phone: '532 123 45 67' }),
      party: newParty(),
      now,
      ...more,
    },
  }).start();
};

/** A booking as it stands at its very beginning. */
export const begunAs = (deps: Deps, input: Partial<Booking['input']>): Running =>
  bookingAt(deps, Date.now(), input);

/** Every party takes another train, so that none finds what one before it holds. */
const ownJourney = (running: Running): ChosenJourney => {
  const { found } = running.getSnapshot().context;
  const journeys = (found?.outward ?? []).filter(
    ({ kind, legs }) => kind === 'direct' && legs[0]?.type === 'YHT' && legs[0].isOnSale,
  );
  const journey = journeys[parties % journeys.length];
  if (journey === undefined) throw new Error('No train goes.');
  return { journey, cabinClass: 'Y1', family: 'STANDART' };
};

type Wished = {
  readonly passenger?: Partial<PassengerDraft>;
  /** Who travels with the passenger. */
  readonly others?: readonly PassengerDraft[];
  readonly payer?: Booking['context']['payer'];
};

/** A trip is chosen; it is told who travels. */
export const described = async (deps: Deps, { passenger, others = [], payer = 'guest' }: Wished = {}) => {
  const now = Date.now();
  const passengers = [{ ...deskPassenger, ...passenger }, ...others];
  const running = bookingAt(deps, now, { passengers, payer });
  await waitFor(running, (snapshot) => snapshot.matches({ listing: 'outward' }), soon);
  running.send({ type: 'journey.chosen', chosen: ownJourney(running), at: now });
  return running;
};

const submitPassengers = (running: Running) => {
  const { passengers, contact, askedAt } = running.getSnapshot().context;
  running.send({ type: 'passengers.entered', passengers, contact, at: askedAt });
};

const holdOf = (running: Running) => {
  const { seatHold } = running.getSnapshot().children;
  if (seatHold === undefined) throw new Error('No seats are being chosen.');
  return seatHold;
};

/** A seat of the first passenger that is free for them and no wheelchair place. */
const freeSeat = async (deps: Deps, running: Running): Promise<WantedSeat> => {
  const { outward, passengers } = running.getSnapshot().context;
  const leg = outward?.journey.legs[0];
  const calls = seatCallsBy(gatewayOf(deps), Date.now);
  if (leg === undefined) throw new Error('No train was chosen.');
  const ride = { runId: leg.runId, from: leg.from, to: leg.to, leg: 0, party: null };
  const answer = await calls.loadSeatMaps(ride, new AbortController().signal);
  const maps = answer.ok ? answer.value.maps : [];
  const free = maps.flatMap(({ coachId, taken, coach }) => {
    const gone = new Set(taken.map(({ seat }) => seat));
    const besideOthers = new Set(
      coach.places.flatMap(({ number, unit }) => (gone.has(number) ? [unit] : [])),
    );
    return coach.places
      .filter(({ cabinClass, unit }) => cabinClass === 'Y1' && !besideOthers.has(unit))
      .map(({ number }) => ({ coachId, seat: number }));
  });
  const seat = free.at(-1);
  if (seat === undefined) throw new Error('No seat is free.');
  return {
    ...seat,
    passenger: 0,
    direction: 'outward',
    leg: 0,
    fromStation: leg.from,
    toStation: leg.to,
    gender: passengers[0]?.gender ?? 'F',
    tariffId: tariffNamed(passengers[0]?.tariff ?? 'full').id,
    family: 'STANDART',
  };
};

const withSeat = async (deps: Deps, running: Running) => {
  const hold = holdOf(running);
  hold.send({ type: 'seats.chosen', seats: [await freeSeat(deps, running)], at: Date.now() });
  await waitFor(hold, (snapshot) => snapshot.context.status === 'whole', soon);
  return running;
};

/** The party has its seat. */
export const seated = async (deps: Deps, wished: Wished = {}) => {
  const running = await described(deps, wished);
  submitPassengers(running);
  return withSeat(deps, running);
};

/** Other seats are held instead of those of tickets; what the change comes to is asked. */
export const reseated = async (deps: Deps, changing: TicketChange) => {
  const now = Date.now();
  const running = bookingAt(deps, now, { changing });
  await waitFor(running, (snapshot) => snapshot.matches({ listing: 'outward' }), soon);
  running.send({ type: 'journey.chosen', chosen: ownJourney(running), at: now });
  await withSeat(deps, running);
  holdOf(running).send({ type: 'seats.confirmed' });
  await waitFor(running, (snapshot) => snapshot.matches('changing'), soon);
  return running;
};

/** The booking waits for its money. */
export const booked = async (deps: Deps, wished: Wished = {}) => {
  const running = await seated(deps, wished);
  holdOf(running).send({ type: 'seats.confirmed' });
  await waitFor(running, (snapshot) => snapshot.matches('paying'), soon);
  return running;
};

/** What is written down of a booking, as it stands; the desk does no more for it. */
export const writtenOf = (running: Running): string => {
  const snapshot = running.getPersistedSnapshot();
  const kept = keptBooking.kept(running.getSnapshot().context);
  running.stop();
  return JSON.stringify({ kept, snapshot: keptBooking.shed?.(snapshot) ?? snapshot });
};

/** The browser goes on with what the desk has begun. */
export const handOver = async ({ context, origin }: Deps, written: string): Promise<void> => {
  const chartHash = chartOf(keptBooking.machine).hash;
  const post = (path: string, sent: unknown) =>
    context.request.post(origin + path, { data: sent, headers: { origin } });
  await post('/keeping/forget', { flow: keptBooking.flow });
  const answer = await post('/keeping/flows', {
    flow: keptBooking.flow,
    chartHash,
    revision: 0,
    snapshot: written,
  });
  if (!answer.ok()) throw new Error(`What was begun is not kept: ${await answer.text()}`);
  await context.addCookies([{ name: 'kept-booking', value: 'kept', url: origin }]);
};
