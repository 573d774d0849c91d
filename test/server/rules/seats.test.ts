import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSeatAllocations } from '#contract/seats/seats.ts';
import { understood } from '#contract/wire/on-wire.ts';
import type { CoachTemplate } from '#domain/coach/coach.ts';
import { openCouchettes } from '#domain/coach/covered-couchette.ts';
import { occupantOf } from '#domain/fare/occupant-of.ts';
import { tariffNamed } from '#domain/passenger/passenger-input.ts';
import { haveDogsRoom } from '#domain/seat/dog-tariff.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import { statusesIn } from '#domain/seat/seat-status.ts';
import { dayNumberAt } from '#domain/time/travel-day.ts';
import { coachIdOf, runIdOf } from '#domain/values/run-id.ts';
import { newSecret } from '#server/platform/secret.ts';
import { runsOn } from '#server/railway/network/railway.ts';
import {
  closings,
  couchettes,
  dogRooms,
  neighbours,
  petPlaces,
  type SeatInput,
  wheelchairPlaces,
} from '#test/support/edges/seat-edges.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { heldSeat } from '#test/support/passengers.ts';
import { bodyOf, passengerOf } from '../../support/shop/bookings.ts';
import { newAddress } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

type Unit = {
  readonly template: CoachTemplate;
  readonly seats: readonly string[];
  readonly runId: number;
  readonly coachId: number;
  readonly fromStationId: number;
  readonly toStationId: number;
};

const unitsIn = ({ places }: CoachTemplate, wanted: SeatInput['unit']): readonly (readonly string[])[] => {
  const wheelchair = places.filter(({ cabinClass }) => cabinClass === 'DSB').map(({ number }) => number);
  if (wanted === 'wheelchair') return wheelchair.length > 1 ? [wheelchair] : [];
  const plain = places.filter(({ cabinClass }) => cabinClass !== 'DSB');
  const units = [...new Set(plain.map(({ unit }) => unit))].map((unit) =>
    plain.filter((place) => place.unit === unit).map(({ number }) => number),
  );
  return units.filter(({ length }) => length === wanted);
};

function* unitsOf({ coach, unit }: Pick<SeatInput, 'coach' | 'unit'>): Generator<Unit> {
  const { railway, clock } = shop.open.app;
  const { trains, templates } = railway.network();
  const day = dayNumberAt(clock.now()) + 6;
  for (const train of trains) {
    if (train === undefined || !runsOn(train.calendar, day)) continue;
    const [first, last] = [train.stops[0], train.stops.at(-1)];
    if (first === undefined || last === undefined) continue;
    for (const { index, template } of train.coaches) {
      const built = templates.get(template);
      if (built?.kind !== coach) continue;
      const runId = runIdOf(train.index, day);
      const ends = { fromStationId: first.station, toStationId: last.station };
      for (const seats of unitsIn(built, unit)) {
        yield { template: built, seats, runId, coachId: coachIdOf(runId, index), ...ends };
      }
    }
  }
}

const taken = new Map<string, Generator<Unit>>();

/** A bench or compartment nobody has touched. */
const newUnit = (entered: Pick<SeatInput, 'coach' | 'unit'>): Unit => {
  const name = `${entered.coach} ${entered.unit}`;
  const units = taken.get(name) ?? unitsOf(entered);
  taken.set(name, units);
  const { value } = units.next();
  if (value === undefined) throw new Error(`No ${name} is left.`);
  return value;
};

type Who = SeatInput['who'] & { readonly party: string };

const select = async (unit: Unit, { at, gender = 'F', tariff = 'full', party }: Who) => {
  const { coachId: trainCarId, fromStationId, toStationId, seats } = unit;
  const passengerTypeId = tariffNamed(tariff).id;
  const wish = {
    trainCarId,
    fromStationId,
    toStationId,
    gender,
    seatNumber: seats[at],
    passengerTypeId,
    party,
  };
  const answer = await shop.askJson('/tms/inventory/select-seat', wish, newAddress());
  const body: unknown = await answer.json();
  return { isHeld: answer.ok, body };
};

const seated = async (unit: Unit, who: Who): Promise<void> => {
  const { isHeld, body } = await select(unit, who);
  if (!isHeld) throw new Error(`${JSON.stringify(who)} was not seated: ${JSON.stringify(body)}`);
};

/** The map of one coach as the page has it: how it is built it knows, who sits there it asks. */
const mapOf = async ({ runId, coachId, template, fromStationId, toStationId }: Unit): Promise<SeatMap> => {
  const stretch = { fromStationId, toStationId, trainId: runId, trainCarId: coachId };
  const answer = await shop.askJson(findSeatAllocations.path, stretch, newAddress());
  const read = understood(findSeatAllocations.granted, await answer.json());
  const coach = read.ok ? read.value.seatMapAllocations.find((each) => each.coachId === coachId) : undefined;
  if (coach === undefined) throw new Error('Nothing is told of the coach.');
  const prices = template.places.map(({ number, cabinClass }) => ({
    seat: number,
    cabinClass,
    amount: 78_000,
  }));
  return { ...coach, isOnSale: true, prices, coach: template };
};

const pageSays = async (unit: Unit, { own = [], who }: SeatInput) => {
  const { gender = 'F', tariff = 'full', at } = who;
  const occupant = occupantOf({ tariff: tariffNamed(tariff), hasWheelchair: false });
  const held = own.map((each, ordinal) =>
    heldSeat({
      passenger: ordinal + 1,
      coachId: unit.coachId,
      seat: unit.seats[each.at] ?? '',
      gender: each.gender ?? 'F',
      tariffId: tariffNamed(each.tariff ?? 'full').id,
    }),
  );
  const seatedFor = {
    who: { gender, occupant, party: 'own' },
    passenger: 0,
    held,
    rule: 'between-bookings',
  } as const;
  const status = statusesIn(await mapOf(unit), seatedFor).get(unit.seats[at] ?? '');
  return status?.kind === 'free' ? 'taken' : 'refused';
};

const bothSay = async (entered: SeatInput) => {
  const unit = newUnit(entered);
  const party = newSecret();
  for (const stranger of entered.strangers ?? [])
    await seated(unit, { ...stranger, party: `${party}-of-strangers` });
  for (const each of entered.own ?? []) await seated(unit, { ...each, party });
  const ofPage = await pageSays(unit, entered);
  const { isHeld } = await select(unit, { ...entered.who, party });
  return [ofPage, isHeld ? 'taken' : 'refused'];
};

describe('[V-23] who sits beside whom, judged by page and server', () => {
  test.each(neighbours)('%s: %s', async (_, verdict, entered) => {
    expect(await bothSay(entered)).toEqual([verdict, verdict]);
  });
});

describe('[V-24] where a pet stands, judged by page and server', () => {
  test.each(petPlaces)('%s: %s', async (_, verdict, entered) => {
    expect(await bothSay(entered)).toEqual([verdict, verdict]);
  });
});

describe('[V-25] who shares a covered couchette, judged by page and server', () => {
  test.each(couchettes)('%s: %s', async (_, verdict, entered) => {
    expect(await bothSay(entered)).toEqual([verdict, verdict]);
  });
});

/** A place that is taken, as create-pnr names it. */
const placeIn = async (unit: Unit, who: Who) => {
  const { body } = await select(unit, who);
  const { allocationId } = Object(body);
  const { coachId: trainCarId, fromStationId, toStationId, seats } = unit;
  return { allocationId, trainCarId, fromStationId, toStationId, seatNumber: seats[who.at] ?? '' };
};

/** A party in the compartments of one coach, so many in each. */
const partyIn = async (counts: readonly number[]) => {
  const units = counts.map(() => newUnit({ coach: 'couchette', unit: 4 }));
  const party = newSecret();
  const places = [];
  for (const [at, unit] of units.entries()) {
    for (let seat = 0; seat < (counts[at] ?? 0); seat += 1) {
      places.push(await placeIn(unit, { at: seat, party }));
    }
  }
  return { units, places };
};

const sellTo = async (passengers: readonly unknown[]) => {
  const answer = await shop.askJson('/crs/rail-booking/create-pnr', bodyOf(passengers), newAddress());
  return answer.ok ? 'taken' : 'refused';
};

describe('[V-24] the compartment of a dog, judged by page and server', () => {
  test.each(dogRooms)('%s: %s', async (_, verdict, { strangers = [], party: own, ...entered }) => {
    const unit = newUnit(entered);
    const party = newSecret();
    for (const stranger of strangers) await seated(unit, { ...stranger, party: `${party}-of-strangers` });
    const held = own.map(({ at, tariff = 'full' }) => ({
      seat: unit.seats[at] ?? '',
      tariffId: tariffNamed(tariff).id,
    }));
    const passengers = [];
    for (const each of own) {
      const place = await placeIn(unit, { ...each, party });
      const { id: typeId } = tariffNamed(each.tariff ?? 'full');
      passengers.push(passengerOf([], { typeId, passengerMultiLegSeatSelections: [[place]] }));
    }
    const ofPage = haveDogsRoom(unit.template, held) ? 'taken' : 'refused';
    expect([ofPage, await sellTo(passengers)]).toEqual([verdict, verdict]);
  });
});

describe('[V-25] a covered couchette is closed by four, said by page and server', () => {
  test.each(closings)('%s: %s', async (_, verdict, counts) => {
    const { units, places } = await partyIn(counts);
    const [{ template } = { template: undefined }] = units;
    const open =
      template === undefined
        ? []
        : openCouchettes(template, new Set(places.map(({ seatNumber }) => seatNumber)));
    const passengers = places.map((place) => passengerOf([], { passengerMultiLegSeatSelections: [[place]] }));
    expect([open.length === 0 ? 'taken' : 'refused', await sellTo(passengers)]).toEqual([verdict, verdict]);
  });
});

describe('[V-27] who has a wheelchair place, judged by page and server', () => {
  test.each(wheelchairPlaces)('%s: %s', async (_, verdict, entered) => {
    expect(await bothSay(entered)).toEqual([verdict, verdict]);
  });
});
