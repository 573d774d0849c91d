import type { HoldRefusal } from '#domain/seat/seat-refusal.ts';
import type { WantedPlace } from '#server/sale/holds/seats.ts';

/** A hold as its client saw it: when it was asked for and granted, when it was given back. All by one clock. */
export type SeenHold = {
  readonly wanted: WantedPlace;
  readonly unit: string;
  askedAt: number;
  readonly grantedAt: number;
  releaseAskedAt: number;
  releasedAt: number;
};

export type SeenRefusal = {
  readonly wanted: WantedPlace;
  readonly unit: string;
  readonly refusal: HoldRefusal;
  readonly askedAt: number;
  readonly answeredAt: number;
};

export type SeatHistory = { readonly holds: readonly SeenHold[]; readonly refusals: readonly SeenRefusal[] };

/** What stands between two holds of one unit, told without the shop's own rules. */
export type Bars = (one: WantedPlace, other: WantedPlace) => HoldRefusal | null;

type Placed = { readonly hold: SeenHold; readonly releasedBy: number };

const byUnit = <Item extends { readonly unit: string }>(items: readonly Item[]): Map<string, Item[]> => {
  const units = new Map<string, Item[]>();
  for (const item of items) {
    const unit = units.get(item.unit);
    if (unit === undefined) units.set(item.unit, [item]);
    else unit.push(item);
  }
  return units;
};

const placeOf = ({ wanted }: { readonly wanted: WantedPlace }): string =>
  `run ${wanted.runId} coach ${wanted.coach} seat ${wanted.seat} ${wanted.fromStop}-${wanted.toStop}`;

/**
 * Puts every grant and release of a unit at one instant between question and answer, so that no two holds that bar each
 * other stand at once. Two that stood for certain at the same time, or a grant no instant is left for, are faults.
 */
const faultsOfUnit = (holds: readonly SeenHold[], bars: Bars): readonly string[] => {
  const faults: string[] = [];
  const longest = Math.max(...holds.map(({ askedAt, grantedAt }) => grantedAt - askedAt));
  let active: Placed[] = [];
  for (const hold of holds.toSorted((one, other) => one.grantedAt - other.grantedAt)) {
    active = active.filter((earlier) => earlier.hold.releasedAt >= hold.grantedAt - longest);
    let grantedBy = hold.askedAt;
    for (const earlier of active) {
      const barred = bars(earlier.hold.wanted, hold.wanted);
      if (barred === null) continue;
      if (earlier.hold.releaseAskedAt > hold.grantedAt) {
        faults.push(`${placeOf(hold)} and ${placeOf(earlier.hold)} were held at once: ${barred}`);
      }
      grantedBy = Math.max(grantedBy, earlier.releasedBy);
    }
    if (grantedBy > hold.grantedAt) faults.push(`${placeOf(hold)} was granted while nothing was free`);
    active.push({ hold, releasedBy: Math.max(hold.releaseAskedAt, grantedBy) });
  }
  return faults;
};

const isThereAt = (hold: SeenHold, { askedAt, answeredAt }: SeenRefusal): boolean =>
  hold.askedAt <= answeredAt && hold.releasedAt >= askedAt;

/** A refusal has to have had its reason at some instant between question and answer. */
const faultsOfRefusals = (
  holds: readonly SeenHold[],
  refusals: readonly SeenRefusal[],
  bars: Bars,
): readonly string[] => {
  const faults: string[] = [];
  const longest = Math.max(...refusals.map(({ askedAt, answeredAt }) => answeredAt - askedAt));
  const coming = holds.toSorted((one, other) => one.askedAt - other.askedAt);
  let active: SeenHold[] = [];
  let next = 0;
  for (const refusal of refusals.toSorted((one, other) => one.answeredAt - other.answeredAt)) {
    for (
      let hold = coming[next];
      hold !== undefined && hold.askedAt <= refusal.answeredAt;
      hold = coming[next]
    ) {
      active.push(hold);
      next += 1;
    }
    active = active.filter(({ releasedAt }) => releasedAt >= refusal.answeredAt - longest);
    const hasReason = active.some(
      (hold) => isThereAt(hold, refusal) && bars(hold.wanted, refusal.wanted) === refusal.refusal,
    );
    if (!hasReason) faults.push(`${placeOf(refusal)} was refused as ${refusal.refusal} without a reason`);
  }
  return faults;
};

/** Everything in a history that one shop with one seat map could not have answered. */
export const faultsOfHistory = ({ holds, refusals }: SeatHistory, bars: Bars): readonly string[] => {
  const heldIn = byUnit(holds);
  return [
    ...[...heldIn.values()].flatMap((unit) => faultsOfUnit(unit, bars)),
    ...[...byUnit(refusals)].flatMap(([unit, refused]) =>
      faultsOfRefusals(heldIn.get(unit) ?? [], refused, bars),
    ),
  ];
};
