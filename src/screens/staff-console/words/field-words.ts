import type { MessageId } from '#i18n/message-id.ts';

/** By the names of `catalogueFields` and their columns. */
const words: Readonly<Record<string, MessageId>> = {
  code: 'catalogue.field.code',
  name: 'catalogue.field.name',
  cabinClasses: 'catalogue.field.cabin-classes',
  plan: 'catalogue.field.plan',
  fromMonths: 'catalogue.field.from-months',
  underMonths: 'catalogue.field.under-months',
  citizens: 'catalogue.field.citizens',
  discount: 'catalogue.field.discount',
  occupies: 'catalogue.field.occupies',
  maxPax: 'catalogue.field.max-pax',
  reservedShare: 'catalogue.field.reserved-share',
  price: 'catalogue.field.price',
  days: 'catalogue.field.days',
  trips: 'catalogue.field.trips',
  'effective-date': 'catalogue.effective-date',
  effectiveDate: 'catalogue.effective-date',
  'gone-from': 'catalogue.gone-from',
  saleFrom: 'catalogue.field.sale-from',
  saleUntil: 'catalogue.field.sale-until',
  type: 'catalogue.field.type',
  trainTypes: 'catalogue.field.train-types',
  enabled: 'catalogue.field.enabled',
  purchaseSalesChannelIds: 'catalogue.field.purchase-sales-channels',
  salesChannelIds: 'catalogue.field.sales-channels',
  ageLimit: 'catalogue.field.age-limit',
  fromStationId: 'catalogue.field.from-station',
  toStationId: 'catalogue.field.to-station',
  allowIntermediateStations: 'catalogue.field.allow-intermediate-stations',
  distanceLimit: 'catalogue.field.distance-limit',
  validDaysOfWeek: 'catalogue.field.valid-days-of-week',
  weeklyTicketLimit: 'catalogue.field.weekly-ticket-limit',
  ticketLimitPerDayPerDirection: 'catalogue.field.ticket-limit-per-day-per-direction',
  freeAdditionalServiceIds: 'catalogue.field.free-additional-services',
  discountRates: 'catalogue.field.discount-rates',
  passengerType: 'catalogue.field.passenger-type',
  surcharge: 'catalogue.field.surcharge',
  bookingClassModels: 'catalogue.field.booking-class-models',
  share: 'catalogue.field.share',
  additionalServices: 'catalogue.field.additional-services',
};

export const fieldWordOf = (name: string): MessageId => words[name] ?? 'catalogue.field.other';

export const fieldIdOf = (name: string): string => `catalogue-${name}`;

/** The name under which a field of a row is sent by its form. */
export const cellNameOf = (field: string, row: number, column: string): string => `${field}.${row}.${column}`;
