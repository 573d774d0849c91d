import { mostPassengers } from './party-size.ts';
import { type Tariff, type TariffCode, tariffs } from './tariffs.ts';

/** A tariff in as few words as it can be told. */
export type ToldTariff = readonly [
  code: TariffCode,
  fromMonths: number,
  underMonths: number,
  isForCitizensOnly: boolean,
  discount: number,
];

/** How many may travel in one sale, and as what. */
export type PartyTerms = { readonly maxPassengers: number; readonly tariffs: readonly Tariff[] };

type Told = { readonly maxPassengers: number; readonly tariffs: readonly ToldTariff[] };

/** As it is told; by the shop's own rules where nothing was told yet. */
export const partyTermsOf = (told: Told | null): PartyTerms => {
  if (told === null) return { maxPassengers: mostPassengers, tariffs };
  const sold = new Map(told.tariffs.map((tariff) => [tariff[0], tariff]));
  return {
    maxPassengers: told.maxPassengers,
    tariffs: tariffs.flatMap((own) => {
      const said = sold.get(own.code);
      if (said === undefined) return [];
      const [, fromMonths, underMonths, isForCitizensOnly, discount] = said;
      return { ...own, fromMonths, underMonths, isForCitizensOnly, discount };
    }),
  };
};
