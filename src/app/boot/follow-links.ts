import { ownAddressOf } from '#domain/shop/own-address.ts';
import { languageQuery } from '#domain/values/language.ts';
import { themeQuery } from '#domain/values/theme.ts';
import type { ShopRouter } from './router.tsx';
import { routes } from './routes.ts';

/** Choosing a language or a look loads the page anew. */
const reloading = new Set([languageQuery, themeQuery]);

const linkAt = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

/** An empty link loads the page anew. */
const isOwn = (link: HTMLAnchorElement | null): link is HTMLAnchorElement =>
  link !== null &&
  (link.getAttribute('href') ?? '') !== '' &&
  link.target === '' &&
  !link.hasAttribute('download') &&
  link.origin === location.origin;

const choicesIn = ({ search }: HTMLAnchorElement) =>
  [...new URLSearchParams(search)].filter(([name]) => reloading.has(name));

/** Where in the shop a link leads, or null when the browser is to follow it. */
const placeOf = (link: HTMLAnchorElement): string | null => {
  const { pathname, search, hash } = link;
  const isHere = pathname === location.pathname && search === location.search && hash !== '';
  if (isHere || choicesIn(link).length > 0) return null;
  const own = ownAddressOf(pathname + search + hash);
  return own && routes[own.name] ? own.path : null;
};

/** What else stands in the address is kept when a language or a look is chosen. */
const addressWith = (choices: readonly (readonly [string, string])[]) => {
  const address = new URL(location.href);
  for (const [name, value] of choices) address.searchParams.set(name, value);
  return address.href;
};

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Plain links of the shop are followed without loading the page anew; pointing at one fetches what it needs. */
export const followLinks = (router: ShopRouter): void => {
  document.addEventListener('click', (event) => {
    const link = linkAt(event);
    if (event.defaultPrevented || !isPlain(event) || !isOwn(link)) return;
    const choices = choicesIn(link);
    const href = placeOf(link);
    if (choices.length === 0 && href === null) return;
    event.preventDefault();
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    if (href === null) location.assign(addressWith(choices));
    else void router.navigate({ href });
  });
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(
      type,
      (event) => {
        const link = linkAt(event);
        const href = isOwn(link) ? placeOf(link) : null;
        // What cannot be fetched ahead is told when it is gone to.
        if (href !== null) router.preloadRoute({ to: href }).catch(() => undefined);
      },
      { passive: true },
    );
  }
};
