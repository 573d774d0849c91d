import { alarmChance } from '#domain/seat/seat-alarm.ts';
import { doOverlap } from '#server/railway/occupancy/stretch.ts';

/** An alarm of a run, as the queue sees it. */
export type Waiting = {
  readonly id: string;
  readonly cabinClass: string;
  readonly fromStop: number;
  readonly toStop: number;
  readonly seats: number;
  readonly since: number;
  readonly chanceUntil: number;
  readonly knows: number;
  readonly noticesLeft: number;
};

/** What becomes of an alarm in one round. */
export type Planned = Pick<Waiting, 'id' | 'since' | 'chanceUntil' | 'knows' | 'noticesLeft'> & {
  readonly notified: 'now' | 'not-now';
};

/** How many places of its class are free over its whole stretch. */
type FreeFor = (alarm: Waiting) => number;

const inTurn = (one: Waiting, other: Waiting): number =>
  one.since - other.since || (one.id < other.id ? -1 : 1);

/** Places that come free are those of whoever was told of none of them, before anybody is told of more. */
const inNeed =
  (freeFor: FreeFor) =>
  (one: Waiting, other: Waiting): number => {
    const [isFirstNotified, isOtherNotified] = [one, other].map(
      (alarm) => Math.min(alarm.knows, freeFor(alarm)) > 0,
    );
    return Number(isFirstNotified) - Number(isOtherNotified) || inTurn(one, other);
  };

const compete = (one: Waiting, other: Waiting): boolean =>
  one.cabinClass === other.cabinClass && doOverlap(one, other);

/** Free places that nobody who was told has the first chance at. */
const roomFor = (alarm: Waiting, chances: readonly Waiting[], freeFor: FreeFor): number =>
  freeFor(alarm) -
  chances.filter((chance) => compete(chance, alarm)).reduce((sum, { seats }) => sum + seats, 0);

const isAsBefore = (alarm: Waiting, { notified, chanceUntil, knows }: Planned): boolean =>
  notified === 'not-now' && chanceUntil === alarm.chanceUntil && knows === alarm.knows;

/** Where places went, chances went with them: those told first are taken to have used theirs. */
const openChances = (alarms: readonly Waiting[], freeFor: FreeFor, now: number): ReadonlySet<Waiting> => {
  const open: Waiting[] = [];
  const newestFirst = alarms.filter(({ chanceUntil }) => chanceUntil > now).toSorted((a, b) => inTurn(b, a));
  for (const alarm of newestFirst) {
    if (roomFor(alarm, open, freeFor) >= alarm.seats) open.push(alarm);
  }
  return new Set(open);
};

/**
 * Who of a run's alarms is told now: as many as there are places for, first come first told. Whoever wants more than
 * is free keeps the place in the queue and is passed by. Whoever was told goes to its end, comes after all who know of
 * none, and is told again only of more places than they know of. Only what changes is given.
 */
export const planNotices = (
  alarms: readonly Waiting[],
  freeFor: FreeFor,
  now: number,
): readonly Planned[] => {
  const open = openChances(alarms, freeFor, now);
  const chances = [...open];
  const planned = alarms.toSorted(inNeed(freeFor)).map((alarm): readonly [Waiting, Planned] => {
    const free = freeFor(alarm);
    const { id, since, noticesLeft } = alarm;
    const knows = Math.min(alarm.knows, free);
    const isOffered = !open.has(alarm) && noticesLeft > 0 && free > knows;
    if (isOffered && roomFor(alarm, chances, freeFor) >= alarm.seats) {
      // Those told at one instant keep their order in the queue.
      const notifiedAt = now + chances.length - open.size;
      chances.push(alarm);
      const chanceUntil = now + alarmChance;
      return [
        alarm,
        { id, since: notifiedAt, chanceUntil, knows: free, noticesLeft: noticesLeft - 1, notified: 'now' },
      ];
    }
    const chanceUntil = open.has(alarm) ? alarm.chanceUntil : Math.min(alarm.chanceUntil, now);
    return [alarm, { id, since, chanceUntil, knows, noticesLeft, notified: 'not-now' }];
  });
  return planned.flatMap(([alarm, plan]) => (isAsBefore(alarm, plan) ? [] : [plan]));
};
