import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { Page as Drawing } from '#app/boot/page.tsx';
import { type ShopRouter, type Surroundings, shopRouter } from '#app/boot/router.tsx';
import type { PageFacts } from '#app/browser/page-facts.ts';
import { version } from '#app/browser/version.ts';
import { loadedPlace } from '#app/routing/loaded-routes.ts';
import type { Page } from '#contract/wire/page.ts';
import { loginRefusalQuery, type ReportedLoginRefusal } from '#domain/member/login-refusal.ts';
import { type AddressName, addresses } from '#domain/shop/addresses.ts';
import type { Language } from '#domain/values/language.ts';
import type { Theme } from '#domain/values/theme.ts';
import { serverClockFrom } from '#gateway/wire/server-clock.ts';
import { documentOf } from './document.ts';
import { headTags } from './head-tags.ts';
import { policyOf } from './policy.ts';
import type { PageDeps } from './prepared-page.ts';
import { type Pressing, type Rendered, rendered } from './rendered.ts';
import type { Here } from './resolve-route.ts';

export type Wanted = Pick<PageDeps, 'words' | 'gateway' | 'entry'> & {
  readonly resolved: Here;
  /** What the place was prepared with, as JSON. */
  readonly drawn: string | null;
  /** How long a page so drawn says what is true. */
  readonly lasts: 'long' | 'moment';
  readonly language: Language;
  readonly theme: Theme;
  /** Why a login sent without a script was refused. */
  readonly loginRefusal: ReportedLoginRefusal | null;
  readonly page: Page;
};

const unlisted: ReadonlySet<AddressName> = new Set([
  'journey-list',
  'journey-list-redirect',
  'not-found',
  'maintenance',
  'under-maintenance',
  'component-sheet',
  'password-reset',
  'flow-atlas',
  'seat-map',
  'payment',
  'payment-result',
  'boarding-pass',
  'seat-alarm',
  'seatmate',
  'wallet-return',
  'other-device',
]);

const isListed = (place: AddressName) => addresses[place].access === 'open' && !unlisted.has(place);

const nobody = () => undefined;

const entryOf = ({ entry, loginRefusal }: Wanted) =>
  loginRefusal === null
    ? entry
    : `${entry}${entry.includes('?') ? '&' : '?'}${loginRefusalQuery}=${loginRefusal}`;

/** The router turns away from an address it would spell otherwise (`|` for `%7C`), and draws nothing: it begins at its own spelling. */
const routerAt = (entry: string, surroundings: Surroundings): ShopRouter => {
  const at = (address: string) =>
    shopRouter(createMemoryHistory({ initialEntries: [address] }), surroundings);
  const router = at(entry);
  const { pathname: to, publicHref } = router.latestLocation;
  const own = router.buildLocation({ to, search: true, params: true, hash: true }).publicHref;
  return own === publicHref ? router : at(own);
};

/** Draws the page of a place in a language, the same for every reader. */
export const pageOf = async (wanted: Wanted, pressing: Pressing): Promise<Rendered> => {
  const { resolved, words, gateway, drawn, lasts, language, theme, page } = wanted;
  const { place, path, mayBeMember } = resolved;
  const facts: PageFacts = {
    language,
    environment: page.environment,
    version,
    mayBeMember,
    cardOrigin: page.cardOrigin,
  };
  const router = routerAt(entryOf(wanted), {
    facts,
    words,
    takeDrawn: () => drawn,
    ask: () => null,
    clock: serverClockFrom({ server: page.now, at: 0, within: 0 }, () => 0),
    gateway,
  });
  await router.load();
  const body = renderToString(<Drawing words={words} router={router} whenDrawn={nobody} />);
  const { head } = loadedPlace(place) ?? {};
  if (!head) throw new Error(`${path} was not loaded.`);
  const tags = headTags({ head, words, origin: page.origin, path, isListed: isListed(place) });
  const { html, script, style } = documentOf({
    facts,
    eventLog: page.eventLog,
    words,
    theme,
    place,
    head: tags,
    body,
    drawn,
  });
  return rendered(
    {
      html,
      policy: policyOf({ script, style, cardOrigin: page.cardOrigin }),
      place,
      language,
      lasts,
    },
    pressing,
  );
};
