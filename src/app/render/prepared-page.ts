import { routes } from '#app/boot/routes.ts';
import { type Prepared, queryFor, ready } from '#app/routing/place.ts';
import type { Ask, Page } from '#contract/wire/page.ts';
import { addressParts } from '#domain/shop/address-parts.ts';
import type { Language } from '#domain/values/language.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { type Words, wordsIn } from '#i18n/words.ts';
import { type LazyGateway, lazyGateway } from '../ports/gateway.ts';
import type { Here } from './resolve-route.ts';

/** What a page is drawn from. */
export type PageDeps = {
  readonly words: Words;
  readonly gateway: LazyGateway;
  /** The address with what of its query the drawing hangs on. */
  readonly entry: string;
  readonly prepared: Prepared;
  readonly lasts: 'long' | 'moment';
};

type Wanted = {
  readonly resolved: Here;
  readonly address: URL;
  readonly language: Language;
  readonly page: Page;
  readonly ask: Ask;
  readonly isOwnQuery: boolean;
  /** The fields of a form, as it was sent without a script. */
  readonly posted: URLSearchParams | null;
};

/** Asks the server's own calls for what a place is drawn with. */
export const preparedPage = async ({
  resolved,
  address,
  language,
  page,
  ask,
  isOwnQuery,
  posted,
}: Wanted): Promise<PageDeps> => {
  const words = wordsIn(language, wholeCatalogue(language));
  const { origin, environment, now } = page;
  const gateway = lazyGateway({ origin, environment, language, reach: ask });
  const place = (await routes[resolved.place]?.())?.place;
  const query = queryFor(place ?? {}, address.searchParams);
  const parts = addressParts(resolved.place, resolved.path);
  const asked = { words, query, isOwnQuery, parts, now, gateway, posted, drawn: null };
  const prepared = (await place?.prepare?.(asked)) ?? ready();
  const search = query.toString();
  const entry = search === '' ? resolved.path : `${resolved.path}?${search}`;
  const isAsAnyOther = prepared.kind !== 'ready' || (prepared.drawn === null && prepared.status === 200);
  const isOfOne = posted !== null || (!isAsAnyOther && Object.keys(parts).length > 0);
  return { words, gateway, prepared, entry, lasts: search === '' && !isOfOne ? 'long' : 'moment' };
};
