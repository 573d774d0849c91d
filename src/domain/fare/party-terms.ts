import { mostPassengers } from './party-size.ts';
import { type Tariff, type TariffCode, tariffs } from './tariffs.ts';

/** A tariff in as few words as it can be told. */
export type PublishedTariff = readonly [
  code: TariffCode,
  fromMonths: number,
  underMonths: number,
  isForCitizensOnly: boolean,
  discount: number,
];

/** How many may travel in one sale, and as what. */
export type PartyTerms = { readonly maxPassengers: number; readonly tariffs: readonly Tariff[] };

type PublishedTerms = { readonly maxPassengers: number; readonly tariffs: readonly PublishedTariff[] };

/** As it is told; by the shop's own rules where nothing was told yet. */
export const partyTermsOf = (published: PublishedTerms | null): PartyTerms => {
  if (published === null) return { maxPassengers: mostPassengers, tariffs };
  const sold = new Map(published.tariffs.map((tariff) => [tariff[0], tariff]));
  return {
    maxPassengers: published.maxPassengers,
    tariffs: tariffs.flatMap((own) => {
      const publishedTariff = sold.get(own.code);
      if (publishedTariff === undefined) return [];
      const [, fromMonths, underMonths, isForCitizensOnly, discount] = publishedTariff;
      return { ...own, fromMonths, underMonths, isForCitizensOnly, discount };
    }),
  };
};
