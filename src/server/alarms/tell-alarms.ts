import type { Kysely, Transaction } from 'kysely';
import type { CabinClass } from '#domain/cabin-class.ts';
import { defaultLanguage, isLanguage } from '#domain/language.ts';
import type { House } from '#server/house.ts';
import type { Leg } from '#server/planner/journey.ts';
import { type Repeating, startRepeating } from '#server/repeating.ts';
import type { Tables } from '#server/store/tables.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { freeOn, stretchOf } from '#server/trains/seats-told.ts';
import { forgetKeysOf, keepAlarmKey } from './alarm-keys.ts';
import { alarmRungLetter } from './alarm-letters.ts';
import { type Planned, planTellings, type Waiting } from './plan-tellings.ts';

/** What telling leans on. */
export type Telling = Pick<House, 'db' | 'clock' | 'mail' | 'occupancy' | 'railway' | 'settings'>;

type Row = Tables['seat_alarm'];

/** An alarm with the stretch it waits for. */
type Placed = Waiting & { readonly row: Row; readonly leg: Leg; readonly cabinClass: CabinClass };

const placedIn = (rows: readonly Row[], { railway }: Telling): readonly Placed[] =>
  rows.flatMap((row) => {
    const { id, seats, since, knows } = row;
    const stretch = stretchOf(railway.network(), {
      trainId: row.run_id,
      fromStationId: row.from_station,
      toStationId: row.to_station,
    });
    if (!stretch.ok) return [];
    const { from, to } = stretch.value;
    const where = { fromStop: from, toStop: to, cabinClass: row.cabin_class };
    const standing = { chanceUntil: row.chance_until, tellingsLeft: row.tellings_left };
    return [{ id, seats, since, knows, ...where, ...standing, row, leg: stretch.value }];
  });

/** As the list of journeys counts them: also places beside a stranger, who binds them to one gender. */
const freeFor = (alarm: Placed, { occupancy }: Telling): number =>
  freeOn(occupancy, alarm.leg)
    .filter(({ cabinClass }) => cabinClass === alarm.cabinClass)
    .reduce(
      (sum, { general, wheelchair, boundTo }) =>
        sum + (alarm.cabinClass === 'DSB' ? wheelchair : general + boundTo.F + boundTo.M),
      0,
    );

const planOf = (alarms: readonly Placed[], telling: Telling, now: number): readonly Planned[] => {
  const counted = new Map(alarms.map((alarm) => [alarm.id, freeFor(alarm, telling)]));
  return planTellings(alarms, ({ id }) => counted.get(id) ?? 0, now);
};

const standingRows = (db: Kysely<Tables>, now: number) =>
  db.selectFrom('seat_alarm').selectAll().where('departs_at', '>', now);

/** Letters and what they change stand together: whoever is told is told once, whatever is killed in between. */
const carryOut = async (
  within: Transaction<Tables>,
  { row, leg }: Placed,
  { id, told, ...plan }: Planned,
  { mail, railway, settings }: Telling,
): Promise<void> => {
  const { since, chanceUntil, knows, tellingsLeft } = plan;
  await within
    .updateTable('seat_alarm')
    .set({ since, chance_until: chanceUntil, knows, tellings_left: tellingsLeft })
    .where('id', '=', id)
    .execute();
  if (told === 'not-now') return;
  const letter = alarmRungLetter(
    {
      to: row.email,
      language: isLanguage(row.language) ? row.language : defaultLanguage,
      leg,
      cabinClass: row.cabin_class,
      seats: row.seats,
      code: await keepAlarmKey(within, id),
      chanceUntil,
      tellingsLeft,
    },
    { network: railway.network(), origin: settings.origin },
  );
  await mail.post(letter, within);
};

/** A run's line is locked as a whole while it is looked at, so that two processes never tell of one place twice. */
const tellRun = (telling: Telling, runId: number): Promise<void> =>
  inTransaction(telling.db, async (within) => {
    const now = telling.clock.now();
    const rows = await standingRows(within, now)
      .where('run_id', '=', runId)
      .orderBy('id')
      .forUpdate()
      .execute();
    // What another process told before it let go of the line was counted from changes that must be seen here too.
    await telling.occupancy.caughtUp();
    const alarms = placedIn(rows, telling);
    for (const plan of planOf(alarms, telling, now)) {
      const alarm = alarms.find(({ id }) => id === plan.id);
      if (alarm !== undefined) await carryOut(within, alarm, plan, telling);
    }
  });

/** What is over is forgotten: its train has left, or it has told for the last time and its chance is over. */
const forgetOver = (db: Kysely<Tables>, now: number): Promise<void> =>
  inTransaction(db, async (within) => {
    const over = await within
      .deleteFrom('seat_alarm')
      .where((row) =>
        row.or([
          row('departs_at', '<=', now),
          row.and([row('tellings_left', '=', 0), row('chance_until', '<=', now)]),
        ]),
      )
      .returning('id')
      .execute();
    for (const { id } of over) await forgetKeysOf(within, id);
  });

/** Looks at every line, and tells whoever is next where places are free. */
export const tellAlarms = async (telling: Telling): Promise<void> => {
  const { db, clock } = telling;
  const now = clock.now();
  const alarms = placedIn(await standingRows(db, now).execute(), telling);
  for (const runId of new Set(alarms.map(({ row }) => row.run_id))) {
    const ofRun = alarms.filter(({ row }) => row.run_id === runId);
    if (planOf(ofRun, telling, now).length > 0) await tellRun(telling, runId);
  }
  await forgetOver(db, now);
};

const everyMilliseconds = 1_000;

/** Looks once a second, until stopped. */
export const startTelling = (telling: Telling & Pick<House, 'log'>): Repeating =>
  startRepeating(
    () => tellAlarms(telling),
    everyMilliseconds,
    (reason) => telling.log.broke('alarms-not-told', reason),
  );
