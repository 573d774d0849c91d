import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingWish } from '#contract/bookings/booking-wish.ts';
import { written } from '#contract/wire/on-wire.ts';
import { passengerWishesOf } from '#domain/booking/passenger-wish-of.ts';
import { occupantOf } from '#domain/fare/occupant-of.ts';
import { travelsAsAnother } from '#domain/passenger/party-change.ts';
import type { ContactDraft, PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { problemsOfDrafts } from '#domain/passenger/passenger-draft-rules.ts';
import { occupiesOf, tariffNamed } from '#domain/passenger/passenger-input.ts';
import { seatProblemOf } from '#domain/passenger/passenger-seat-rules.ts';
import { emailProblemOf } from '#domain/person/person-rules.ts';
import { phoneProblemOf } from '#domain/person/phone.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { parseDay } from '#domain/time/parse-day.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { coachIdOf } from '#domain/values/run-id.ts';
import { newSecret } from '#server/platform/secret.ts';
import {
  dependentParties,
  genderParties,
  lapParties,
  type PartyInput,
  petParties,
  seatedParties,
  tariffParties,
} from '#test/support/edges/party-edges.ts';
import { agedPassenger, ages, contactParties, passengersBorn } from '#test/support/edges/passenger-edges.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { createContactDraft, createPassengerDraft, heldSeat } from '#test/support/passengers.ts';
import { holdSeat, type Ride, ridesOf } from '../../support/shop/bookings.ts';
import { newAddress } from '../../support/shop/visitors.ts';

let shop: TestShop;
let benches: readonly (readonly [Ride, readonly string[]])[];
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  benches = ridesOf(shop, { daysAhead: 5 }).map((ride) => [
    ride,
    ride.units.filter((unit) => unit.length === 2).flat(),
  ]);
});
afterAll(() => shop.end());

const most = 14;
let parties = 0;

/** Room for a party that nobody has touched, from the beginning of a bench. */
const newRoom = () => {
  const roomy = benches.filter(([, seats]) => seats.length >= 2 * most);
  const [ride, seats] = roomy[Math.floor(parties / 2)] ?? [];
  if (ride === undefined || seats === undefined) throw new Error('No room is left.');
  const own = seats.slice((parties % 2) * most, (parties % 2) * most + most);
  parties += 1;
  return { ride, seats: own };
};

const occupantIn = (draft: PassengerDraft, first: PassengerDraft | undefined) =>
  first !== undefined && occupiesOf(first) === 'seat'
    ? occupantOf({ tariff: tariffNamed(draft.tariff), hasWheelchair: false })
    : 'passenger';

const heldFor = async ({ passengers, seatsOf, heldFor: chosenFor }: PartyInput) => {
  const { ride, seats } = newRoom();
  const party = newSecret();
  const needed = passengers.flatMap((draft, ordinal) => (occupiesOf(draft) === 'lap' ? [] : [ordinal]));
  const held: HeldSeat[] = [];
  for (const [at, passenger] of (seatsOf ?? needed).entries()) {
    const draft = passengers[passenger] ?? createPassengerDraft();
    const occupant = occupantIn(draft, passengers[0]);
    const gender = chosenFor ?? draft.gender;
    const { holdId, seat } = await holdSeat(shop, ride, seats[at] ?? '', {
      party,
      gender,
      occupant,
    });
    const coachId = coachIdOf(ride.runId, ride.coach);
    held.push(
      heldSeat({
        passenger,
        holdId,
        seat,
        coachId,
        fromStation: ride.from,
        toStation: ride.to,
        gender,
      }),
    );
  }
  return { ride, held };
};

const dayOf = ({ departure }: Ride): string => travelDayOf(dayNumberAt(departure));

const pageSays = (
  { passengers, contact = createContactDraft() }: PartyInput,
  ride: Ride,
  held: readonly HeldSeat[],
) => {
  const today = travelDayOf(dayNumberAt(shop.open.app.clock.now()));
  const problems = problemsOfDrafts(passengers, contact, { trains: [dayOf(ride)], today });
  const seats = seatProblemOf(passengers, held, [{ direction: 'outward', leg: 0 }]);
  return problems.length === 0 && seats === null ? 'taken' : 'refused';
};

/** What the page reads goes as it reads it; what it cannot read goes letter for letter, as another client sends it. */
const unread = ({ passengers, contact = createContactDraft() }: PartyInput) => ({
  contact: {
    ...(phoneProblemOf(contact.phoneCountry, contact.phone) === null ? {} : phoneAsEntered(contact)),
    ...(emailProblemOf(contact.email) === null ? {} : { email: contact.email }),
  },
  passengers: passengers.map(({ birthDate, marriageDate, tariff }) => ({
    ...(parseDay(birthDate) === null ? { birthDate } : {}),
    ...(tariff === 'newly-married' && parseDay(marriageDate) === null ? { marriageDate } : {}),
  })),
});

const phoneAsEntered = ({ phone }: ContactDraft) => ({
  phoneCountryCode: '90',
  phoneAreaCode: '',
  phoneNumber: phone,
});

type WirePassengers = { readonly passengers: readonly Readonly<Record<string, unknown>>[] };
const isWish = (wire: unknown): wire is WirePassengers =>
  typeof wire === 'object' && wire !== null && 'passengers' in wire;

const serverSays = async (party: PartyInput, held: readonly HeldSeat[]) => {
  const { passengers, contact = createContactDraft() } = party;
  const { phone, email } = contact;
  const readable = createContactDraft({
    ...contact,
    ...(phoneProblemOf(contact.phoneCountry, phone) === null ? {} : { phone: createContactDraft().phone }),
    ...(emailProblemOf(email) === null ? {} : { email: createContactDraft().email }),
  });
  const wish = { key: null, kind: 'sale', language: null, holdId: null } as const;
  const wire = written(bookingWish, { ...wish, passengers: passengerWishesOf(passengers, readable, held) });
  if (!isWish(wire)) throw new Error('A wish names its passengers.');
  const raw = unread(party);
  const sent = wire.passengers.map((each, at) => ({
    ...each,
    ...raw.passengers[at],
    ...(at === 0 ? raw.contact : {}),
  }));
  const answer = await shop.askJson(
    '/crs/rail-booking/create-pnr',
    { ...wire, passengers: sent },
    newAddress(),
  );
  return answer.ok ? 'taken' : 'refused';
};

const bothSay = async (party: PartyInput) => {
  const { ride, held } = await heldFor(party);
  return [pageSays(party, ride, held), await serverSays(party, held)];
};

describe('[V-16] the age of a tariff on the day of the train, judged by page and server', () => {
  test.each(ages)('%s: %s', async (_, verdict, aged) => {
    const [ride] = benches.filter(([, seats]) => seats.length >= 2 * most)[Math.floor(parties / 2)] ?? [];
    if (ride === undefined) throw new Error('No room is left.');
    expect(await bothSay({ passengers: [agedPassenger(aged, dayOf(ride))] })).toEqual([verdict, verdict]);
  });
});

describe('[V-16] the birth date of a passenger, judged by page and server', () => {
  test.each(passengersBorn)('%s: %s', async (_, verdict, birthDate) => {
    expect(await bothSay({ passengers: [createPassengerDraft({ birthDate })] })).toEqual([verdict, verdict]);
  });
});

describe('[V-20] children on laps, judged by page and server', () => {
  test.each(lapParties)('%s: %s', async (_, verdict, party) => {
    expect(await bothSay(party)).toEqual([verdict, verdict]);
  });
});

/** Who travels as another than a seat was chosen for gives it back. */
const keepsSeats = ({ passengers, heldFor: chosenFor }: PartyInput): boolean =>
  passengers.every((draft) => !travelsAsAnother({ ...draft, gender: chosenFor ?? draft.gender }, draft));

describe('[V-23] the gender a seat was chosen for, judged by page and server', () => {
  test.each(genderParties)('%s: %s', async (_, verdict, party) => {
    const [ofPage, ofServer] = await bothSay(party);
    expect([keepsSeats(party) ? ofPage : 'refused', ofServer]).toEqual([verdict, verdict]);
  });
});

describe('[V-24] who a pet travels with, judged by page and server', () => {
  test.each(petParties)('%s: %s', async (_, verdict, party) => {
    expect(await bothSay(party)).toEqual([verdict, verdict]);
  });
});

describe('[V-26] as many seats as passengers, judged by page and server', () => {
  test.each(seatedParties)('%s: %s', async (_, verdict, party) => {
    expect(await bothSay(party)).toEqual([verdict, verdict]);
  });
});

describe('[V-28] with whom a dependent passenger travels, judged by page and server', () => {
  test.each(dependentParties)('%s: %s', async (_, verdict, party) => {
    expect(await bothSay(party)).toEqual([verdict, verdict]);
  });
});

describe('[V-29] who may travel as what, judged by page and server', () => {
  test.each(tariffParties)('%s: %s', async (_, verdict, party) => {
    expect(await bothSay(party)).toEqual([verdict, verdict]);
  });
});

describe('[V-30] who is written to, judged by page and server', () => {
  test.each(contactParties)('%s: %s', async (_, verdict, party) => {
    expect(await bothSay(party)).toEqual([verdict, verdict]);
  });
});
