import * as z from 'zod/mini';
import { cabinClassOnWire } from '#contract/wire/cabin-class.ts';
import type { CoachTemplate } from '#domain/coach/coach.ts';
import { type CabinClass, cabinClasses } from '#domain/values/cabin-class.ts';

/** A class as it stands inside something else. */
export const coachClass = z.object({
  id: z.int(),
  code: z.enum(cabinClasses),
  name: z.string(),
  additionalServices: z.null(),
  bookingClassModels: z.null(),
  showAvailabilityOnQuery: z.boolean(),
});

const countOf = ({ places }: CoachTemplate, code: CabinClass): number =>
  places.filter(({ cabinClass }) => cabinClass === code).length;

/** What most places of a coach are sold as; null where none is. */
export const classOfCoach = (coach: CoachTemplate): z.output<typeof coachClass> | null => {
  const [code] = cabinClasses.toSorted((one, other) => countOf(coach, other) - countOf(coach, one));
  return code === undefined || countOf(coach, code) === 0
    ? null
    : {
        id: cabinClassOnWire[code].id,
        code,
        name: cabinClassOnWire[code].name,
        additionalServices: null,
        bookingClassModels: null,
        showAvailabilityOnQuery: code === 'DSB',
      };
};
