import { cabinClassOnWire, fareFamilyOnWire } from '#contract/cabin-class.ts';
import { loadBookingClasses, loadCabinClasses } from '#contract/cdn.ts';
import { type CabinClass, cabinClasses } from '#domain/cabin-class.ts';
import { keptList } from './kept-list.ts';

const cabinClassOf = (code: CabinClass) => ({
  id: cabinClassOnWire[code].id,
  code,
  name: cabinClassOnWire[code].name,
  additionalServices: null,
  bookingClassModels: null,
  showAvailabilityOnQuery: false,
});

/** What is sold aboard. The names are the operator's own: clients compare them letter by letter. */
export const classes = [
  ...loadCabinClasses.map((call) => keptList(call, () => cabinClasses.map(cabinClassOf))),
  ...loadBookingClasses.map((call) =>
    keptList(call, () =>
      cabinClasses.map((code) => ({
        ...cabinClassOnWire[code].booking,
        cabinClass: cabinClassOf(code),
        fareFamily: { ...fareFamilyOnWire },
      })),
    ),
  ),
] as const;
