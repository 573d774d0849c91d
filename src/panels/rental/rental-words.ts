import type { CarCategory, CarFuel, CarGear } from '#domain/rental/rental-car.ts';
import type { RentalCancelReason } from '#domain/rental/rental-reservation.ts';
import type { MessageId } from '#i18n/message-id.ts';

export const categoryWords: Readonly<Record<CarCategory, MessageId>> = {
  economy: 'rental.category.economy',
  compact: 'rental.category.compact',
  comfort: 'rental.category.comfort',
  suv: 'rental.category.suv',
  premium: 'rental.category.premium',
  minibus: 'rental.category.minibus',
};

export const gearWords: Readonly<Record<CarGear, MessageId>> = {
  manual: 'rental.gear.manual',
  automatic: 'rental.gear.automatic',
};

export const fuelWords: Readonly<Record<CarFuel, MessageId>> = {
  petrol: 'rental.fuel.petrol',
  diesel: 'rental.fuel.diesel',
  hybrid: 'rental.fuel.hybrid',
  electric: 'rental.fuel.electric',
};

export const reasonWords: Readonly<Record<RentalCancelReason, MessageId>> = {
  'plans-changed': 'rental.reason.plans-changed',
  'train-cancelled': 'rental.reason.train-cancelled',
  'wrong-details': 'rental.reason.wrong-details',
  'found-elsewhere': 'rental.reason.found-elsewhere',
  health: 'rental.reason.health',
  other: 'rental.reason.other',
};
