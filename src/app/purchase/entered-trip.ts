import { type StationBook, stationBookOf } from '#domain/journey/station-book.ts';
import type { TripDraft } from '#domain/journey/trip-draft.ts';
import { parseTripDraft, type TripInput, tripInputOf } from '#domain/journey/trip-input.ts';
import { tripNames } from '#domain/journey/trip-query.ts';
import { foldDigits } from '#domain/values/fold-digits.ts';
import { dayInputText } from '#i18n/day-input-text.ts';
import { numberText } from '#i18n/number-text.ts';
import type { Words } from '#i18n/words.ts';

export type EnteredTrip = { readonly draft: TripDraft; readonly input: TripInput };

/** With it a trip is read as it was typed, where no station is known. */
export const noStations = stationBookOf({
  cities: [],
  stations: [],
  pairs: [],
  joined: { groups: [], ways: [] },
  daysOnSale: 0,
  maxPassengers: 0,
  tariffs: [],
});

const digits = /^\d{1,3}$/;

/** Numbers as the reader writes them; what is none stays as it was typed. */
const countText = (text: string, { language }: Words): string =>
  digits.test(foldDigits(text)) ? numberText(Number(foldDigits(text)), language) : text;

/** What an address says of a trip, understood and as it stands in the fields. */
export const enteredTripIn = (query: URLSearchParams, book: StationBook, words: Words): EnteredTrip => {
  const draft = parseTripDraft(query, book);
  const dayText = (day: string) => dayInputText(day, words);
  const input = tripInputOf(draft, query, {
    nameOf: (end) => book.nameOf(end, words.language),
    dayText,
  });
  return {
    draft,
    input: {
      ...input,
      passengers: countText(input.passengers, words),
      lapChildren: countText(input.lapChildren, words),
    },
  };
};

const fields = ['from', 'to', 'outward', 'back', 'passengers', 'lapChildren'] as const;

/** The part of a query that is understood: words of somebody else are not shown as if they were the reader's, or ours. */
export const understoodIn = (query: URLSearchParams, book: StationBook): URLSearchParams => {
  const draft = parseTripDraft(query, book);
  const known = new URLSearchParams(query);
  for (const field of fields) {
    if (draft[field] === 'unclear' || draft[field] === null) known.delete(tripNames[field]);
  }
  return known;
};
