import { afterAll, beforeAll } from 'vitest';
import { logTo } from '#server/platform/log.ts';
import { settingsOf } from '#server/platform/settings.ts';
import { openStore, type Store } from '#server/platform/store/open-store.ts';
import { allGuards, type Guards } from '#server/sale/holds/guards.ts';
import { openSeats } from '#server/sale/holds/open-seats.ts';
import type { Seats, WantedPlace } from '#server/sale/holds/seats.ts';
import { openUpkeep, type Upkeep } from '#server/sale/holds/upkeep.ts';
import { copyOf } from '../copied-database.ts';
import { type CoachName, coachIndex, runAfter, seatRailway } from '../seat-railway.ts';
import { emptyStore } from './empty-store.ts';

/** Seats over a database of their own, with a clock the test moves. */
export type TestSeats = Seats & {
  readonly store: Store;
  readonly upkeep: Upkeep;
  readonly clock: { readonly now: () => number; readonly pass: (milliseconds: number) => void };
  /** Another process's seats, over the same database; guards may be taken away. */
  readonly beside: (guards?: Partial<Guards>) => Seats;
  readonly end: () => Promise<void>;
};

const noon = Date.parse('2026-11-21T09:00:00Z');

export const openTestSeats = async (): Promise<TestSeats> => {
  const database = await copyOf(emptyStore);
  const log = logTo(() => undefined);
  const store = await openStore(settingsOf({ DATABASE_URL: database.url }), log);
  let offset = 0;
  const clock = {
    now: () => noon + offset,
    pass: (milliseconds: number) => {
      offset += milliseconds;
    },
  };
  const upkeep = await openUpkeep({ db: store.db, clock, log });
  const beside = (guards: Partial<Guards> = {}): Seats =>
    openSeats({
      db: store.db,
      pool: store.pool,
      clock,
      railway: seatRailway,
      upkeep,
      guards: { ...allGuards, ...guards },
    });
  return {
    ...beside(),
    store,
    upkeep,
    clock,
    beside,
    end: async () => {
      await upkeep.stop();
      await store.close();
      await database.drop();
    },
  };
};

/** Seats for all tests of a file; each test takes a run nobody else has. */
export const seatsOfThisFile = (): (() => TestSeats) => {
  const opened: TestSeats[] = [];
  beforeAll(async () => {
    opened.push(await openTestSeats());
  });
  afterAll(() => Promise.all(opened.map(({ end }) => end())));
  return () => {
    const [seats] = opened;
    if (seats === undefined) throw new Error('The seats are asked for before they were opened.');
    return seats;
  };
};

let parties = 0;

/** A party nobody else is of. */
export const newParty = (): string => {
  parties += 1;
  return `party-of-a-test-${String(parties).padStart(12, '0')}`;
};

let days = 0;

/** A run nobody has touched, for a train of 11 or of 90 stops. */
export const newRun = ({ clock }: TestSeats, train: 1 | 2 = 1): number => {
  days += 1;
  return runAfter(train, clock.now(), (days % 50) + 2);
};

export const wantedIn = (
  coach: CoachName,
  seat: string,
  more: Partial<WantedPlace> & { readonly runId: number },
): WantedPlace => ({
  coach: coachIndex(coach),
  seat,
  fromStop: 0,
  toStop: 5,
  gender: 'F',
  occupant: 'passenger',
  party: newParty(),
  ...more,
});
