import { places } from '#app/boot/places.ts';
import { type Prepared, queryFor, ready } from '#app/routing/place.ts';
import type { Ask, Page } from '#contract/wire/page.ts';
import { addressParts } from '#domain/shop/address-parts.ts';
import type { Language } from '#domain/values/language.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { type Words, wordsIn } from '#i18n/words.ts';
import { type LateGateway, lateGateway } from '../ports/gateway.ts';
import type { Here } from './standing-at.ts';

/** What a page is drawn from. */
export type Ground = {
  readonly words: Words;
  readonly gateway: LateGateway;
  /** The address with what of its query the drawing hangs on. */
  readonly entry: string;
  readonly prepared: Prepared;
  readonly lasts: 'long' | 'moment';
};

type Wanted = {
  readonly standing: Here;
  readonly address: URL;
  readonly language: Language;
  readonly page: Page;
  readonly ask: Ask;
  /** The fields of a form, as it was sent without a script. */
  readonly posted: URLSearchParams | null;
};

/** Asks the server's own calls for what a place is drawn with. */
export const preparedPage = async ({
  standing,
  address,
  language,
  page,
  ask,
  posted,
}: Wanted): Promise<Ground> => {
  const words = wordsIn(language, wholeCatalogue(language));
  const { origin, environment, now } = page;
  const gateway = lateGateway({ origin, environment, language, reach: ask });
  const place = (await places[standing.place]?.())?.place;
  const query = queryFor(place ?? {}, address.searchParams);
  const parts = addressParts(standing.place, standing.path);
  const asked = { words, query, parts, now, gateway, posted, drawn: null };
  const prepared = (await place?.prepare?.(asked)) ?? ready();
  const search = query.toString();
  const entry = search === '' ? standing.path : `${standing.path}?${search}`;
  const isDrawn = prepared.kind === 'ready' && prepared.drawn !== null;
  const isOfOne = posted !== null || (isDrawn && Object.keys(parts).length > 0);
  return { words, gateway, prepared, entry, lasts: search === '' && !isOfOne ? 'long' : 'moment' };
};
