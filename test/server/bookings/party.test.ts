import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { reservation } from '#contract/bookings/reservation.ts';
import { coachIdOf } from '#domain/values/run-id.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import {
  bodyForOne,
  bodyOf,
  fullFare,
  holdSeat,
  newBench,
  passengerOf,
  placeOf,
} from '../../support/shop/bookings.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const path = '/crs/rail-booking/create-pnr';

const booked = async (answer: Response) => z.decode(reservation, await answer.json());

type Passenger = Readonly<Record<string, unknown>>;

test.each<readonly [string, Passenger, string]>([
  [
    '[V-10] [E-08] a person the register does not know',
    { identityNumber: '99999999990' },
    'identity-not-verified',
  ],
  ['[V-05] [E-08] a number that is none', { identityNumber: '12345678901' }, 'identity-not-verified'],
  [
    '[E-03] [V-10] a register that does not answer',
    { identityNumber: '77777777770' },
    'identity-unreachable',
  ],
  ['[V-10] no number at all', { identityNumber: '' }, 'identity-needed'],
  ['[V-06] a foreigner without a passport', { countryId: 98, identityNumber: '' }, 'identity-needed'],
  [
    '[A-03] [E-08] a foreigner as a teacher',
    { countryId: 98, passportNumber: 'U1234567', typeId: 9 },
    'foreign-use-blocked',
  ],
  ['[V-16] [E-08] a youth of 36', { typeId: 2 }, 'age-mismatch'],
  ['[V-23] [E-08] a man in a woman’s seat', { gender: 'M' }, 'gender-mismatch'],
  ['[V-30] no e-mail', { email: '' }, 'contact-needed'],
  ['[V-30] no e-mail that is one', { email: 'ayse@' }, 'contact-needed'],
  ['[V-30] no telephone', { phoneNumber: '', phoneAreaCode: '' }, 'contact-needed'],
  ['[V-12] [V-30] a telephone of nine digits', { phoneNumber: '123456' }, 'contact-needed'],
  [
    '[V-13] [V-30] six digits on an island of seven',
    { phoneCountryCode: '1', phoneAreaCode: '684', phoneNumber: '555123' },
    'contact-needed',
  ],
  ['[V-30] tickets to be told to nobody', { sendTicketInfo: false }, 'ticket-letter-needed'],
  ['[V-02] a name that is none', { name: '<b>' }, 'name-wrong'],
  ['[V-29] a tariff that is none', { typeId: 99 }, 'tariff-unknown'],
  ['[V-24] a pet alone', { typeId: 12 }, 'pet-first'],
  ['[V-29] one of a family', { typeId: 7 }, 'family-size'],
  ['[V-29] one newly married', { typeId: 8, marriageDate: '2025-06-01' }, 'marriage-not-in-year'],
])('%s is refused', async (_, passenger, refusal) => {
  const { body } = await bodyForOne(shop, { passenger });
  expect(await readOutcome(await shop.askJson(path, body))).toEqual([400, refusal]);
});

test('[A-03] a foreigner books with a passport and is not asked for in the register', async () => {
  const { body } = await bodyForOne(shop, {
    passenger: { countryId: 98, passportNumber: ' u-123 4567', identityNumber: '' },
  });
  const [passenger] = (await booked(await shop.askJson(path, body))).passengers;
  expect([passenger?.passportNumber, passenger?.customerNumber]).toEqual(['U1234567', 'U1234567']);
});

test('[V-26] as many seats as passengers: one too few, one too many and one twice are refused', async () => {
  const { ride, seats } = newBench(shop);
  const party = 'a-party-of-two-who-sit-together';
  const holds = [
    await holdSeat(shop, ride, seats[0] ?? '', { party }),
    await holdSeat(shop, ride, seats[1] ?? '', { party }),
  ];
  const [first, second] = holds.map((held) => placeOf(ride, held));
  if (first === undefined || second === undefined) throw new Error('Two seats were held.');
  const counts = [
    [passengerOf([first]), passengerOf([])],
    [passengerOf([first, second])],
    [passengerOf([first]), passengerOf([first])],
  ];
  for (const passengers of counts) {
    expect(await readOutcome(await shop.askJson(path, bodyOf(passengers)))).toEqual([
      400,
      'seat-count-wrong',
    ]);
  }
  const both = await shop.askJson(path, bodyOf([passengerOf([first]), passengerOf([second])]));
  expect((await booked(both)).passengers.length).toBe(2);
});

test('[E-07] a seat that is not the one that is held is refused', async () => {
  const { ride, seats } = newBench(shop);
  const held = await holdSeat(shop, ride, seats[0] ?? '');
  const places = [
    { ...placeOf(ride, held), seatNumber: seats[1] ?? '' },
    { ...placeOf(ride, held), toStationId: ride.from },
    { ...placeOf(ride, held), seatNumber: '99Z' },
    { ...placeOf(ride, held), trainCarId: 1 },
    { ...placeOf(ride, held), trainCarId: coachIdOf(10 ** 12 + ride.train.index, ride.coach) },
  ];
  for (const place of places) {
    const answer = await shop.askJson(path, bodyOf([passengerOf([place])]));
    expect(await readOutcome(answer)).toEqual([400, 'hold-differs']);
  }
});

test('[V-20] [F-02] a child on a lap travels free, without a seat, beside whom it depends on', async () => {
  const { ride, seats } = newBench(shop);
  const held = await holdSeat(shop, ride, seats[0] ?? '');
  const child = passengerOf([], {
    name: 'Can',
    typeId: 11,
    birthDate: '2025-01-01',
    gender: 'M',
    dependentPassengerIndex: 0,
    email: null,
  });
  const made = await booked(await shop.askJson(path, bodyOf([passengerOf([placeOf(ride, held)]), child])));
  const [[ticket] = []] = made.passengers[1]?.tickets ?? [];
  expect([ticket?.seat, ticket?.coach, ticket?.amount, ticket?.runId]).toEqual([null, null, 0, ride.runId]);
  expect(made.amount / 100).toBe(fullFare(shop, ride));
});

test('[V-20] [E-08] a child on a lap is asked for in the register too', async () => {
  const { ride, seats } = newBench(shop);
  const held = await holdSeat(shop, ride, seats[0] ?? '');
  const child = passengerOf([], { typeId: 11, birthDate: '2025-01-01', identityNumber: '88888888880' });
  const answer = await shop.askJson(path, bodyOf([passengerOf([placeOf(ride, held)]), child]));
  expect(await readOutcome(answer)).toEqual([400, 'identity-not-verified']);
});

test.each([['bir@example.com,iki@example.com'], ['yolcu@'], ['Yolcu <yolcu@example.com>']])(
  '[V-30] %j is no mailbox of any passenger, not of the second either',
  async (email) => {
    const { ride, seats } = newBench(shop);
    const held = await holdSeat(shop, ride, seats[0] ?? '');
    const child = passengerOf([], {
      typeId: 11,
      birthDate: '2025-01-01',
      dependentPassengerIndex: 0,
      contact: false,
      sendTicketInfo: true,
      email,
    });
    const answer = await shop.askJson(path, bodyOf([passengerOf([placeOf(ride, held)]), child]));
    expect(await readOutcome(answer)).toEqual([400, 'email-wrong']);
  },
);
