import type { CoachTemplate } from '#domain/coach/coach.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import type { SeatMap, TakenSeat } from '#domain/seat/seat-map.ts';
import { coachIdOf } from '#domain/values/run-id.ts';
import { coachTemplates } from '#server/railway/network/coaches/coach-templates.ts';

export const trialRun = 10_550_007;

export const templateOf = (id: number): CoachTemplate => {
  const template = coachTemplates.get(id);
  if (template === undefined) throw new Error(`There is no coach ${id}.`);
  return template;
};

/** A coach of the railway's own as it stands over a stretch; who is not named is not there. */
export const mapOf = (
  template: number,
  index: number,
  taken: readonly TakenSeat[] = [],
  run: number = trialRun,
): SeatMap => {
  const coach = templateOf(template);
  return {
    coachId: coachIdOf(run, index),
    index,
    isOnSale: coach.places.length > 0,
    free: coach.places.length - taken.length,
    taken,
    prices: coach.places.map(({ number, cabinClass }) => ({ seat: number, cabinClass, amount: 78_000 })),
    coach,
  };
};

/** A seat the party has: a woman's at the full fare, but for what is said of it. */
export const heldIn = (
  { coachId }: SeatMap,
  seat: string,
  passenger: number,
  overrides: Partial<HeldSeat> = {},
): HeldSeat => ({
  passenger,
  direction: 'outward',
  leg: 0,
  coachId,
  seat,
  fromStation: 98,
  toStation: 1325,
  gender: 'F',
  tariffId: 0,
  family: 'STANDART',
  holdId: `h-${seat}`,
  cabinClass: 'Y1',
  amount: 78_000,
  deadline: 1_795_252_200_000,
  ...overrides,
});
