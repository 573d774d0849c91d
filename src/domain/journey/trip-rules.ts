import { mostLapChildren } from '#domain/fare/lap-children.ts';
import type { TravelDay } from '#domain/time/travel-day.ts';
import type { DraftDay, TripDraft } from './trip-draft.ts';

/** What one thing that is wrong with a wish is, and where. */
export type TripWishProblem =
  | { readonly field: 'from'; readonly problem: 'missing' | 'unclear' }
  | { readonly field: 'to'; readonly problem: 'missing' | 'same-as-from' | 'unclear' | 'unpaired' }
  | { readonly field: 'outward'; readonly problem: 'missing' | 'not-on-sale-yet' | 'past' | 'unclear' }
  | {
      readonly field: 'back';
      readonly problem: 'before-outward' | 'missing' | 'not-on-sale-yet' | 'past' | 'unclear';
    }
  | { readonly field: 'passengers'; readonly problem: 'too-few' | 'too-many' | 'unclear' }
  | { readonly field: 'lapChildren'; readonly problem: 'too-many' | 'unclear' };

export type TripField = TripWishProblem['field'];

export type TripLimits = {
  readonly today: TravelDay;
  /** The last day a ticket is sold for. */
  readonly lastDay: TravelDay;
  /** What the sales channel allows in one sale. */
  readonly maxPassengers: number;
  /** Whether tickets are sold from one station to the other. */
  readonly isSold: (from: number, to: number) => boolean;
};

/** A day from the first to the last, both among them. */
const dayProblem = (day: TravelDay, { today, lastDay }: TripLimits) => {
  if (day < today) return 'past';
  return day > lastDay ? 'not-on-sale-yet' : null;
};

type Maybe = TripWishProblem | null;

const ofFrom = ({ from }: TripDraft): Maybe => {
  if (from === null) return { field: 'from', problem: 'missing' };
  return from === 'unclear' ? { field: 'from', problem: 'unclear' } : null;
};

const ofTo = ({ from, to }: TripDraft, { isSold }: TripLimits): Maybe => {
  if (to === null) return { field: 'to', problem: 'missing' };
  if (to === 'unclear') return { field: 'to', problem: 'unclear' };
  if (from === null || from === 'unclear') return null;
  if (from === to) return { field: 'to', problem: 'same-as-from' };
  return isSold(from, to) ? null : { field: 'to', problem: 'unpaired' };
};

const ofOutward = ({ outward }: TripDraft, limits: TripLimits): Maybe => {
  if (outward === null) return { field: 'outward', problem: 'missing' };
  if (outward === 'unclear') return { field: 'outward', problem: 'unclear' };
  const problem = dayProblem(outward, limits);
  return problem === null ? null : { field: 'outward', problem };
};

const isDay = (day: DraftDay): day is TravelDay => day !== null && day !== 'unclear';

const ofBack = ({ way, outward, back }: TripDraft, limits: TripLimits): Maybe => {
  if (way === 'one-way') return null;
  if (back === null) return { field: 'back', problem: 'missing' };
  if (back === 'unclear') return { field: 'back', problem: 'unclear' };
  if (isDay(outward) && back < outward) return { field: 'back', problem: 'before-outward' };
  const problem = dayProblem(back, limits);
  return problem === null ? null : { field: 'back', problem };
};

const ofPassengers = ({ passengers }: TripDraft, { maxPassengers }: TripLimits): Maybe => {
  if (passengers === 'unclear') return { field: 'passengers', problem: 'unclear' };
  if (passengers < 1) return { field: 'passengers', problem: 'too-few' };
  return passengers > maxPassengers ? { field: 'passengers', problem: 'too-many' } : null;
};

const ofLapChildren = ({ passengers, lapChildren }: TripDraft): Maybe => {
  if (lapChildren === 'unclear') return { field: 'lapChildren', problem: 'unclear' };
  if (passengers === 'unclear' || passengers < 1) return null;
  return lapChildren > mostLapChildren(passengers) ? { field: 'lapChildren', problem: 'too-many' } : null;
};

const rules = [ofFrom, ofTo, ofOutward, ofBack, ofPassengers, ofLapChildren];

/** All that is wrong with a wish, at most one thing for each field, in the order of the form. */
export const tripProblems = (draft: TripDraft, limits: TripLimits): readonly TripWishProblem[] =>
  rules.map((rule) => rule(draft, limits)).filter((problem) => problem !== null);
