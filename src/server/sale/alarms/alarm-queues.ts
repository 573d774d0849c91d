import type { Kysely } from 'kysely';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { defaultLanguage, isLanguage } from '#domain/values/language.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Leg } from '#server/railway/planner/journey.ts';
import { freeOn, stretchOf } from '#server/railway/trains/describe-cabin.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { type Planned, planNotices, type Waiting } from './plan-notices.ts';

/** What places are counted with. */
export type Counting = Pick<AppContext, 'occupancy' | 'railway'>;

type Row = Tables['seat_alarm'];
type Stretch = Pick<Row, 'run_id' | 'from_station' | 'to_station'>;

/** An alarm with the stretch it waits for. */
export type Placed = Waiting & { readonly row: Row; readonly leg: Leg; readonly cabinClass: CabinClass };

const legOf = (
  { run_id, from_station, to_station }: Stretch,
  { railway }: Pick<Counting, 'railway'>,
): Leg | null => {
  const asked = { trainId: run_id, fromStationId: from_station, toStationId: to_station };
  const stretch = stretchOf(railway.network(), asked);
  return stretch.ok ? stretch.value : null;
};

/** What the network no longer has is passed by, until its train would have left. */
export const placedIn = (rows: readonly Row[], counting: Pick<Counting, 'railway'>): readonly Placed[] =>
  rows.flatMap((row) => {
    const { id, seats, since, knows } = row;
    const leg = legOf(row, counting);
    if (leg === null) return [];
    const where = { fromStop: leg.from, toStop: leg.to, cabinClass: row.cabin_class };
    const chances = { chanceUntil: row.chance_until, noticesLeft: row.tellings_left };
    return [{ id, seats, since, knows, ...where, ...chances, row, leg }];
  });

/** What any letter to whoever waits is written from. */
export const rungOf = ({ row, leg }: Pick<Placed, 'row' | 'leg'>) => ({
  to: row.email,
  language: isLanguage(row.language) ? row.language : defaultLanguage,
  leg,
  cabinClass: row.cabin_class,
  seats: row.seats,
});

/** Also places beside a stranger, who binds them to one gender. */
const freeIn = (leg: Leg, wanted: CabinClass, { occupancy }: Counting): number =>
  freeOn(occupancy, leg)
    .filter(({ cabinClass }) => cabinClass === wanted)
    .reduce(
      (sum, { general, wheelchair, boundTo }) =>
        sum + (wanted === 'DSB' ? wheelchair : general + boundTo.F + boundTo.M),
      0,
    );

export const planOf = (alarms: readonly Placed[], counting: Counting, now: number): readonly Planned[] => {
  const free = new Map(
    alarms.map(({ id, leg, cabinClass }) => [id, freeIn(leg, cabinClass, counting)] as const),
  );
  return planNotices(alarms, ({ id }) => free.get(id) ?? 0, now);
};

export const upcomingAlarmRows = (db: Kysely<Tables>, now: number) =>
  db.selectFrom('seat_alarm').selectAll().where('departs_at', '>', now);

/** Runs somebody waits for who knows of more places than are free, or of fewer. Of all others nothing can be told. */
export const runsToCheck = async (
  db: Kysely<Tables>,
  counting: Counting,
  now: number,
): Promise<readonly number[]> => {
  const queues = await db
    .selectFrom('seat_alarm')
    .select(['run_id', 'from_station', 'to_station', 'cabin_class'])
    .select(({ fn }) => [fn.min('knows').as('least'), fn.max('knows').as('most')])
    .where('departs_at', '>', now)
    .groupBy(['run_id', 'from_station', 'to_station', 'cabin_class'])
    .execute();
  const due = queues.filter(({ least, most, ...queue }) => {
    const leg = legOf(queue, counting);
    const free = leg === null ? null : freeIn(leg, queue.cabin_class, counting);
    return free !== null && (least < free || most > free);
  });
  return [...new Set(due.map(({ run_id }) => run_id))];
};
