import type { CoachTemplate } from '#domain/coach/coach.ts';
import { isCoveredCouchette } from '#domain/coach/compartment.ts';
import type { NeighbourRule } from '#domain/coach/neighbour-rule.ts';
import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import { type CabinClass, cabinClasses } from '#domain/values/cabin-class.ts';
import { type PartBits, slotOf } from './bits.ts';
import type { FreeInCoach } from './occupancy.ts';

type SeenPlace = {
  readonly mayBeMixed: boolean;
  readonly slot: number;
  readonly cabinClass: number;
  readonly isForWheelchairs: boolean;
};

/** A coach as it is counted: its units, each with its places, and the classes it has. */
export type CoachPlan = {
  readonly units: readonly (readonly SeenPlace[])[];
  readonly slots: ReadonlyMap<string, number>;
  readonly classes: readonly CabinClass[];
};

const plans = new WeakMap<CoachTemplate, CoachPlan>();

const planned = ({ places }: CoachTemplate): CoachPlan => {
  const classes = cabinClasses.filter((code) => places.some(({ cabinClass }) => cabinClass === code));
  const units = new Map<number, SeenPlace[]>();
  const slots = new Map<string, number>();
  for (const place of places) {
    const inUnit = units.get(place.unit) ?? [];
    const slot = slotOf(place.unit, inUnit.length);
    slots.set(place.number, slot);
    units.set(place.unit, [
      ...inUnit,
      {
        slot,
        cabinClass: classes.indexOf(place.cabinClass),
        isForWheelchairs: isWheelchairPlace(place),
        mayBeMixed: !isCoveredCouchette(place),
      },
    ]);
  }
  return { units: [...units.values()], slots, classes };
};

export const planOf = (template: CoachTemplate): CoachPlan => {
  const plan = plans.get(template) ?? planned(template);
  plans.set(template, plan);
  return plan;
};

/** The bits of a stretch in one part, as the two words a place has there. */
export type Span = { readonly bits: PartBits; readonly low: number; readonly high: number };

export const hasBits = (words: Uint32Array, slot: number, { low, high }: Span): boolean =>
  (((words[slot] ?? 0) & low) | ((words[slot + 1] ?? 0) & high)) !== 0;

const isTaken = (spans: readonly Span[], slot: number): boolean =>
  spans.some((span) => hasBits(span.bits.women, slot, span) || hasBits(span.bits.men, slot, span));

/** Whether one plane alone has a bit: both together are somebody whose gender says nothing. */
const isAlone = (one: Uint32Array, other: Uint32Array, slot: number, { low, high }: Span): boolean =>
  (((one[slot] ?? 0) & ~(other[slot] ?? 0) & low) |
    ((one[slot + 1] ?? 0) & ~(other[slot + 1] ?? 0) & high)) !==
  0;

type Count = { general: number; wheelchair: number; F: number; M: number };

/** Who sits in a unit, as far as it binds the places that are left in it. */
const bindingOf = (
  unit: readonly SeenPlace[],
  spans: readonly Span[],
  rule: NeighbourRule,
): 'general' | 'F' | 'M' | null => {
  if (unit.some(({ mayBeMixed }) => !mayBeMixed))
    return unit.some(({ slot }) => isTaken(spans, slot)) ? null : 'general';
  if (rule === 'off') return 'general';
  const hasWoman = unit.some(({ slot }) =>
    spans.some((span) => isAlone(span.bits.women, span.bits.men, slot, span)),
  );
  const hasMan = unit.some(({ slot }) =>
    spans.some((span) => isAlone(span.bits.men, span.bits.women, slot, span)),
  );
  if (hasWoman && hasMan) return null;
  if (hasWoman) return 'F';
  return hasMan ? 'M' : 'general';
};

export const countFree = (
  coach: number,
  plan: CoachPlan,
  spans: readonly Span[],
  rule: NeighbourRule,
): readonly FreeInCoach[] => {
  const counts: Count[] = plan.classes.map(() => ({ general: 0, wheelchair: 0, F: 0, M: 0 }));
  for (const unit of plan.units) {
    const binding = bindingOf(unit, spans, rule);
    for (const { slot, cabinClass, isForWheelchairs } of unit) {
      const count = counts[cabinClass];
      if (binding === null || count === undefined || isTaken(spans, slot)) continue;
      count[isForWheelchairs ? 'wheelchair' : binding] += 1;
    }
  }
  return plan.classes.map((cabinClass, index) => {
    const { general = 0, wheelchair = 0, F = 0, M = 0 } = counts[index] ?? {};
    return { coach, cabinClass, general, wheelchair, boundTo: { F, M } };
  });
};
