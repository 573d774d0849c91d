import { type Tariff, type TariffCode, tariffOfCode } from '#domain/fare/tariffs.ts';
import { parseDay } from '#domain/time/parse-day.ts';
import { turkish } from '#domain/values/customer-number.ts';
import type { Gender } from '#domain/values/gender.ts';
import type { PartyDays, Traveller } from './party-rules.ts';
import type { PassengerDraft } from './passenger-draft.ts';

/** What stands in a form, where the gender may still be open. */
export type PassengerInput = Omit<PassengerDraft, 'gender'> & { readonly gender: Gender | null };

export const tariffNamed = (code: TariffCode): Tariff => {
  const tariff = tariffOfCode(code);
  if (tariff === null) throw new Error(`There is no tariff ${code}.`);
  return tariff;
};

export const occupiesOf = ({ tariff }: PassengerInput): Tariff['occupies'] => tariffNamed(tariff).occupies;

/** Somebody with a name and papers; a pet has none. */
export const isPersonInput = (passenger: PassengerInput): boolean => occupiesOf(passenger) !== 'seat-of-pet';

/** Where a passenger is a citizen; 0 for a foreigner who has not said so. */
export const countryIn = ({ nationality, countryId }: PassengerInput): number => {
  if (nationality === 'turkish') return turkish;
  return countryId === turkish ? 0 : countryId;
};

export const dayIn = (input: string): string | null => parseDay(input)?.day ?? null;

/** A tariff as it is sold; one that is sold no more as the shop's own rules have it. */
export const tariffAmong = (sold: readonly Tariff[], code: TariffCode): Tariff =>
  sold.find((tariff) => tariff.code === code) ?? tariffNamed(code);

/** A passenger as the rules of a party see it. */
export const travellerOf = (
  passenger: PassengerInput,
  { tariffs: sold = [] }: Pick<PartyDays, 'tariffs'>,
): Traveller => ({
  tariff: tariffAmong(sold, passenger.tariff),
  countryId: countryIn(passenger),
  birthDate: dayIn(passenger.birthDate),
  marriageDate: dayIn(passenger.marriageDate),
});
