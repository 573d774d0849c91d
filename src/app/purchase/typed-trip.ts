import { type StationBook, stationBookOf } from '#domain/journey/station-book.ts';
import type { TripDraft } from '#domain/journey/trip-draft.ts';
import { draftTyped, type TripTyped, tripTypedOf } from '#domain/journey/trip-typed.ts';
import { foldDigits } from '#domain/values/fold-digits.ts';
import { numberText } from '#i18n/number-text.ts';
import { typedDayText } from '#i18n/typed-day-text.ts';
import type { Words } from '#i18n/words.ts';

export type TypedTrip = { readonly draft: TripDraft; readonly typed: TripTyped };

/** With it a trip is read as it was typed, where no station is known. */
export const noStations = stationBookOf({
  cities: [],
  stations: [],
  pairs: [],
  daysOnSale: 0,
  maxPassengers: 0,
  tariffs: [],
});

const digits = /^\d{1,3}$/;

/** Numbers as the reader writes them; what is none stays as it was typed. */
const countText = (text: string, { language }: Words): string =>
  digits.test(foldDigits(text)) ? numberText(Number(foldDigits(text)), language) : text;

/** What an address says of a trip, understood and as it stands in the fields. */
export const typedTripIn = (query: URLSearchParams, book: StationBook, words: Words): TypedTrip => {
  const draft = draftTyped(query, book);
  const dayText = (day: string) => typedDayText(day, words);
  const typed = tripTypedOf(draft, query, { nameOf: book.nameOf, dayText });
  return {
    draft,
    typed: {
      ...typed,
      passengers: countText(typed.passengers, words),
      lapChildren: countText(typed.lapChildren, words),
    },
  };
};
