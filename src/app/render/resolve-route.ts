import { routes } from '#app/boot/routes.ts';
import { memberCookie } from '#app/browser/member-cookie.ts';
import { hostPrefix, type Page, sessionCookie } from '#contract/wire/page.ts';
import { type AddressName, addresses } from '#domain/shop/addresses.ts';
import { ownAddressOf } from '#domain/shop/own-address.ts';
import type { Environment } from '#domain/values/environment.ts';
import { showsComponentSheet } from '#domain/values/shows-component-sheet.ts';
import { cookieOf } from './cookie-of.ts';

export type Here = {
  readonly kind: 'here';
  readonly place: AddressName;
  readonly path: string;
  readonly mayBeMember: boolean;
};
export type Elsewhere = {
  readonly kind: 'elsewhere';
  /** The page of members that a guest asked for, if that is why. */
  readonly turnedAway: string | null;
};

const home: Elsewhere = { kind: 'elsewhere', turnedAway: null };

/** What an address needs besides being known. */
const isOpenTo = (place: AddressName, address: URL, environment: Environment): boolean => {
  switch (place) {
    case 'component-sheet':
      return showsComponentSheet(environment);
    case 'password-reset':
      return (address.searchParams.get('url') ?? '') !== '';
    default:
      return true;
  }
};

/** Which place of the shop a request stands at. Whatever is not there, or not open, leads home. */
export const resolveRoute = (request: Request, address: URL, { environment }: Page): Here | Elsewhere => {
  const own = ownAddressOf(address.pathname);
  if (own === null || routes[own.name] === undefined || !isOpenTo(own.name, address, environment))
    return home;
  const mayBeMember = [memberCookie, sessionCookie, hostPrefix + sessionCookie].some(
    (name) => cookieOf(request, name) !== null,
  );
  if (addresses[own.name].access === 'member' && !mayBeMember) {
    return {
      kind: 'elsewhere',
      turnedAway: ownAddressOf(address.pathname + address.search)?.path ?? own.path,
    };
  }
  return { kind: 'here', place: own.name, path: own.path, mayBeMember };
};
