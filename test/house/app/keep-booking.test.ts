import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { keptBooking } from '#app/keeping/keep-booking.ts';
import { parseEarlierInput } from '#app/purchase/earlier-input.ts';
import { keepFlow } from '#contract/operations/keeping.ts';
import { understood } from '#contract/wire/on-wire.ts';
import { type BookedTicket, type Reservation, unknownBooking } from '#domain/booking/reservation.ts';
import { mostPassengers } from '#domain/fare/party-size.ts';
import type { DaysAround } from '#domain/journey/day-offer.ts';
import { directions } from '#domain/journey/trip-wish.ts';
import { granted } from '#domain/values/answer.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { type CreateAnswer, noContact, type SearchAnswer } from '#machines/booking/booking.model.ts';
import { chartOf } from '#machines/kit/chart/chart.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { seatHoldMachine } from '#machines/seat-hold/seat-hold.machine.ts';
import type { HoldAnswer } from '#machines/seat-hold/seat-hold.model.ts';
import { createContactDraft, createPassengerDraft, heldSeat, wantedSeat } from '#test/support/passengers.ts';
import { bookingNow, journeyIn } from '../../support/seated-booking.ts';

const day = 86_400_000;
const trains = [0, 1, 2];
const stops = Array.from({ length: 25 }, (_, at) => ({
  station: 1_000 + at,
  arrives: at * 20,
  departs: at * 20 + 2,
}));
const inThreeTrains = (after: number) => {
  const chosen = journeyIn(after);
  const [leg] = chosen.journey.legs;
  const legs = leg ? trains.map(() => ({ ...leg, stops })) : [];
  return { ...chosen, journey: { kind: 'transfer' as const, legs } };
};
const [there, back] = [inThreeTrains(19 * day), inThreeTrains(21 * day)];
const people = Array.from({ length: mostPassengers }, () =>
  createPassengerDraft({ firstName: 'Ayşegül Müberra', lastName: 'Karaosmanoğlu Çelikkanat' }),
);
const seats = people.flatMap((_, passenger) =>
  directions.flatMap((direction) =>
    trains.map((legAt) =>
      heldSeat({ passenger, direction, leg: legAt, holdId: `hold of ${passenger} in train ${legAt}` }),
    ),
  ),
);

const ticket: BookedTicket = {
  number: '123456789012',
  status: 'unissued',
  masterTicket: null,
  changes: 0,
  boardingCode: null,
  runId: 7_000_000,
  trainNumber: '81002',
  trainName: '81002 Ankara - İstanbul',
  commercialName: 'YHT ANKARA - İSTANBUL',
  trainType: 'YHT',
  line: null,
  trainDay: '2026-11-25',
  coach: { id: 7_000_104, index: 4, name: 'Ekonomi' },
  seat: '12A',
  from: { id: 98, name: 'Ankara Gar', persianName: null },
  to: { id: 1325, name: 'İstanbul(Söğütlüçeşme)', persianName: null },
  departure: bookingNow,
  arrival: bookingNow,
  cabinClass: 'Y1',
  family: 'STANDART',
  amount: 78_000,
  prices: [
    { rule: 'base', row: 'YHT 2026', amount: 78_000 },
    { rule: 'round-trip', row: '15', amount: -7_800 },
  ],
  extras: [],
  extrasSold: [1, 2, 3, 4, 5, 6],
};

const booked: Reservation = {
  ...unknownBooking('K7Q2ZT'),
  status: 'active',
  deadline: bookingNow + day,
  passengers: people.map((person, ordinal) => ({
    ordinal,
    firstName: person.firstName,
    lastName: person.lastName,
    gender: 'F',
    tariff: { id: 0, code: 'full', name: 'Tam' },
    birthDate: '1990-05-03',
    email: 'ayse@example.com',
    phone: null,
    countryId: 1,
    identityNumber: '10000000146',
    passportNumber: null,
    loyaltyNumber: '',
    tariffCardNumber: '',
    isContact: ordinal === 0,
    customerNumber: null,
    hasWheelchair: false,
    disabilityStatus: null,
    companionStatus: null,
    dependsOn: null,
    wantsTicketLetter: true,
    specialServices: [],
    tickets: directions.map(() => trains.map(() => ticket)),
  })),
};

const never = fromPromise<void, { readonly at: number }>(() => new Promise(() => undefined));

/** The largest party a sale may have, there and back with two changes each, before its payment. */
const largestBooking = async () => {
  const journeys = Array.from({ length: 40 }, () => there.journey);
  const machine = bookingMachine.provide({
    actors: {
      findJourneys: fromPromise(
        async (): Promise<SearchAnswer> => granted({ outward: journeys, back: journeys }),
      ),
      findOffers: fromPromise(async (): Promise<DaysAround> => ({ days: [], next: null })),
      seatHold: seatHoldMachine.provide({
        actors: {
          holdSeats: fromPromise(async (): Promise<HoldAnswer> => granted(seats)),
          holdEnd: never,
          waitingEnd: never,
        },
      }),
      createBooking: fromPromise(async (): Promise<CreateAnswer> => granted(booked)),
      payment: paymentMachine.provide({ actors: { paymentEnd: never } }),
    },
  });
  const wish = {
    from: 98,
    to: 1325,
    outward: '2026-12-10',
    back: '2026-12-12',
    passengers: 11,
    lapChildren: 0,
  };
  const actor = createActor(machine, {
    input: {
      mode: 'sale',
      payer: 'guest',
      wish,
      booking: null,
      passengers: [],
      contact: noContact,
      party: 'p'.repeat(40),
      now: bookingNow,
    },
  }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ listing: 'outward' }));
  actor.send({ type: 'journey.chosen', chosen: there, at: bookingNow });
  actor.send({ type: 'journey.chosen', chosen: back, at: bookingNow });
  actor.send({
    type: 'passengers.entered',
    passengers: people,
    contact: createContactDraft(),
    at: bookingNow,
  });
  const hold = actor.getSnapshot().children.seatHold;
  hold?.send({ type: 'seats.chosen', seats: [wantedSeat()], at: bookingNow });
  if (hold) await waitFor(hold, (snapshot) => snapshot.matches({ counting: 'held' }));
  hold?.send({ type: 'seats.confirmed' });
  await waitFor(actor, (snapshot) => snapshot.matches('paying'));
  return actor;
};

const textOf = (actor: Awaited<ReturnType<typeof largestBooking>>): string => {
  const kept = keptBooking.kept(actor.getSnapshot().context);
  return JSON.stringify({ kept, snapshot: keptBooking.shed?.(actor.getPersistedSnapshot()) });
};

test('the largest party with the longest journey is kept whole, without the trains that were not chosen', async () => {
  const actor = await largestBooking();
  const snapshot = textOf(actor);
  const asked = { flow: 'booking', chartHash: chartOf(bookingMachine).hash, revision: 0, snapshot };
  expect(understood(keepFlow.body, asked).ok).toBe(true);
  const { found, choice } = JSON.parse(snapshot).snapshot.context;
  expect({ found, choice }).toEqual({ found: null, choice: 'made' });
  actor.stop();
});

test('what was typed is understood after the chart has changed, and whatever is not is left out', async () => {
  const actor = await largestBooking();
  const { kept } = JSON.parse(textOf(actor));
  expect(parseEarlierInput(kept)).toEqual({
    wish: actor.getSnapshot().context.wish,
    passengers: people,
    contact: createContactDraft(),
    locator: 'K7Q2ZT',
  });
  const emptyParty = { wish: null, passengers: [], contact: noContact, locator: null };
  const strange = { wish: { from: 'Ankara' }, passengers: [{ name: 'Ayşe' }], contact: 'e-mail', locator: 7 };
  expect([parseEarlierInput(null), parseEarlierInput('?'), parseEarlierInput(strange)]).toEqual([
    emptyParty,
    emptyParty,
    emptyParty,
  ]);
  const ofTariffGone = people.map((person) => ({ ...person, tariff: 'season' }));
  expect(parseEarlierInput({ ...kept, passengers: ofTariffGone }).passengers).toEqual([]);
  actor.stop();
});

test('a trip nobody has wished for is not kept', () => {
  const input = {
    mode: 'sale',
    payer: 'guest',
    wish: null,
    booking: null,
    passengers: [],
    contact: noContact,
  } as const;
  const actor = createActor(bookingMachine, {
    input: { ...input, party: 'p'.repeat(22), now: bookingNow },
  }).start();
  expect(keptBooking.kept(actor.getSnapshot().context)).toBeNull();
});
