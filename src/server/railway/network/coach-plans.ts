import { createHash } from 'node:crypto';
import {
  coachesInForce,
  type PublishedCoach,
  type PublishedHistory,
} from '#domain/catalogue/terms-in-force.ts';
import { classOfPlan } from '#domain/coach/coach-of-plan.ts';
import { isSeatPlan } from '#domain/coach/seat-plan-trouble.ts';
import { seatPlanLines } from '#domain/coach/seat-plan-units.ts';
import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { frameNamed } from './coaches/frame-named.ts';
import { framesBelow } from './frame-of.ts';
import type { WrittenPlan } from './network-document.ts';

/** So many prints there may be; with the frame they make a number that fits everywhere. */
const printDigits = 5;

/** One plan has one number, whenever and wherever it is published. */
const templateOf = (frame: number, written: Pick<WrittenPlan, 'cabinClass' | 'lines'>): number => {
  const print = createHash('sha256')
    .update(JSON.stringify([written.lines, written.cabinClass]))
    .digest('hex');
  return frame + framesBelow * (1 + Number.parseInt(print.slice(0, printDigits), 16));
};

/** Nothing where the coach is built so anyway, and where the plan cannot be built. */
const planOf = ({ code, lines, cabinClasses }: PublishedCoach): WrittenPlan[] => {
  const base = frameNamed(code);
  if (base === null || !isSeatPlan(lines)) return [];
  const frame = base.id;
  const cabinClass = classOfPlan(cabinClasses);
  const isAsBuilt =
    seatPlanLines(base).join() === lines.join() &&
    base.places.every(
      (place) => cabinClass === null || isWheelchairPlace(place) || place.cabinClass === cabinClass,
    );
  return isAsBuilt
    ? []
    : [
        {
          template: templateOf(frame, { lines: [...lines], cabinClass }),
          frame,
          lines: [...lines],
          cabinClass,
        },
      ];
};

/** How coaches are built on the day of an instant, where they are built otherwise than the shop knows them. */
export const coachPlansAt = (histories: readonly PublishedHistory[], now: number): readonly WrittenPlan[] =>
  coachesInForce(histories, travelDayOf(dayNumberAt(now))).flatMap(planOf);
