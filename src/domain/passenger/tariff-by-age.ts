import { tariffs as ordinary, type Tariff, type TariffCode } from '#domain/fare/tariffs.ts';
import { turkish } from '#domain/values/customer-number.ts';
import { isOfAge, type PartyDays } from './party-rules.ts';
import type { PassengerInput } from './passenger-input.ts';
import { travellerOf } from './passenger-input.ts';

const byAgeAlone: ReadonlySet<TariffCode> = new Set(['child', 'youth', 'senior-60', 'senior-65']);

/** As what somebody travels whose age alone is known, on every day of the trip; what was chosen otherwise stays. */
export const tariffByAge = (passenger: PassengerInput, days: PartyDays): TariffCode => {
  if (passenger.tariff !== 'full') return passenger.tariff;
  const traveller = travellerOf(passenger, days);
  const isOpen = (tariff: Tariff): boolean =>
    byAgeAlone.has(tariff.code) &&
    (!tariff.isForCitizensOnly || traveller.countryId === turkish) &&
    days.trains.every((day) => isOfAge({ ...traveller, tariff }, day));
  return (days.tariffs ?? ordinary).find(isOpen)?.code ?? 'full';
};
