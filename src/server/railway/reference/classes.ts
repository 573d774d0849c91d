import { loadBookingClasses, loadCabinClasses } from '#contract/journeys/cdn.ts';
import { cabinClassOnWire, fareFamilyOnWire } from '#contract/wire/cabin-class.ts';
import { type Extra, extras } from '#domain/booking/extras.ts';
import { type CabinClass, cabinClasses } from '#domain/values/cabin-class.ts';
import { liraOf } from '#domain/values/kurus.ts';
import { extraWords } from './extra-words.ts';
import { type Asking, keptList } from './kept-list.ts';

const hidden = {
  additionalServices: null,
  bookingClassModels: null,
  showAvailabilityOnQuery: false,
} as const;

const cabinClassOf = (code: CabinClass) => ({
  id: cabinClassOnWire[code].id,
  code,
  name: cabinClassOnWire[code].name,
});

/** What is paid for a bed or a compartment has other kinds. */
const kindOfExtras = 1;

const extraOf = ({ id, code, price }: Extra, { say }: Asking) => ({
  id,
  additionalServiceTypeId: kindOfExtras,
  name: say(extraWords[code][0]),
  description: say(extraWords[code][1]),
  code,
  active: true,
  freeForPermi: false,
  actAsGroup: false,
  basePrice: [
    {
      id,
      additionalServiceId: id,
      type: 'FARE' as const,
      priceAmount: liraOf(price),
      priceCurrency: 'TRY' as const,
      startDate: '2026-01-15',
      endDate: '2027-12-31',
    },
  ],
  pricingPeriods: null,
});

/** A class that is not sold has no booking class. One of which nothing was published has every extra. */
const wholeClassOf = (code: CabinClass, asking: Asking) => {
  const { cabinClasses: sold } = asking.network.terms;
  const { id, booking } = cabinClassOnWire[code];
  const named = sold.has(code) ? (sold.get(code) ?? null) : [];
  return {
    ...cabinClassOf(code),
    additionalServices: extras
      .filter((extra) => named === null || named.includes(extra.code))
      .map((extra) => extraOf(extra, asking)),
    bookingClassModels: sold.has(code)
      ? [
          {
            ...booking,
            cabinClass: { ...hidden, id, code: null, name: null },
            fareFamily: { ...fareFamilyOnWire },
          },
        ]
      : [],
    showAvailabilityOnQuery: false,
  };
};

/** What is sold aboard. The names are the operator's own: clients compare them letter by letter. */
export const classes = [
  ...loadCabinClasses.map((call) =>
    keptList(call, (asking) => cabinClasses.map((code) => wholeClassOf(code, asking))),
  ),
  ...loadBookingClasses.map((call) =>
    keptList(call, () =>
      cabinClasses.map((code) => ({
        ...cabinClassOnWire[code].booking,
        cabinClass: { ...cabinClassOf(code), ...hidden },
        fareFamily: { ...fareFamilyOnWire },
      })),
    ),
  ),
] as const;
