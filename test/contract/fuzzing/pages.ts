import { changingNames } from '#domain/booking/changing-address.ts';
import { historyNames } from '#domain/booking/history-view.ts';
import { seatmateNames } from '#domain/booking/seatmate.ts';
import { deepLinkNames } from '#domain/journey/deep-link.ts';
import { viewNames } from '#domain/journey/journey-view.ts';
import { tripNames } from '#domain/journey/trip-query.ts';
import { alarmNames } from '#domain/seat/seat-alarm.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { rentalAddressNames } from '#domain/shop/rental-addresses.ts';
import { dayAhead } from '#test/support/visits/day-ahead.ts';
import { hostileTexts } from '../hostile.ts';
import type { Answered, Sent } from './ask-plainly.ts';
import { anyNetwork, filledPath } from './filling.ts';
import type { Fuzzed } from './fuzz.ts';
import type { Chance } from './harvest.ts';

/** Two pages say that the shop is being worked on, and answer so. */
const busy: ReadonlySet<string> = new Set(['maintenance', 'under-maintenance']);

const asText = (text: string) => !/\p{Surrogate}/u.test(text) && text.length < 2_000 && !text.includes('\0');
const texts = [
  ...hostileTexts.filter(asText),
  '|',
  '^',
  '98',
  '1325',
  '۱۳۲۵',
  'Ankara Gar',
  dayAhead(5),
  dayAhead(900),
  '2',
  'tek',
  'gidis-donus',
  'ABCDEF',
  'tr',
  'dark',
];

const names = [
  ...Object.values(tripNames),
  ...Object.values(viewNames),
  ...Object.values(changingNames),
  ...Object.values(alarmNames),
  ...Object.values(seatmateNames),
  ...Object.values(historyNames),
  ...Object.values(deepLinkNames),
  ...Object.values(rentalAddressNames),
  'redirect',
  'code',
  'state',
  'dil',
  '__proto__',
];

const one = <Item>(items: readonly Item[], chance: Chance): Item => {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error('Nothing to draw from.');
  return item;
};

const fields = (most: number, chance: Chance): string =>
  new URLSearchParams(
    Array.from({ length: Math.floor(chance() * (most + 1)) }, () => [one(names, chance), one(texts, chance)]),
  ).toString();

const headersOf = (chance: Chance): Record<string, string> => ({
  accept: 'text/html',
  'accept-language': one(['tr', 'en', 'fa', 'xx;q=9', '*'], chance),
  'sec-fetch-site': one(['same-origin', 'cross-site', 'none'], chance),
  'x-forwarded-for': anyNetwork(chance),
  cookie: `language=${encodeURIComponent(one(texts, chance))}; theme=${one(['dark', 'light', 'x'], chance)}; session=${encodeURIComponent(one(texts, chance))}`,
});

const readOf = (path: string, chance: Chance): Sent => ({
  method: 'GET',
  address: `${path}?${fields(5, chance)}`,
  headers: headersOf(chance),
  body: null,
});

const formOf = (path: string, chance: Chance): Sent => ({
  method: 'POST',
  address: path,
  headers: { ...headersOf(chance), 'content-type': 'application/x-www-form-urlencoded' },
  body: fields(8, chance),
});

const leaks =
  /\n\s+at |node_modules|\.[cm]?[jt]s:\d+:\d|syntax error at|<script>alert|<img src=x|ZodError|\bundefined\b is not/;

const faultsOfPage = ({ status, headers }: Answered, text: string): readonly string[] => [
  ...(status >= 500 ? [`answers ${status}`] : []),
  ...(leaks.test(text) ? [`says ${leaks.exec(text)?.[0]}`] : []),
  ...(headers.has('content-security-policy') ? [] : ['comes without a policy']),
];

/** A page or one of its forms, with parts, fields and cookies that are meant, or meant to hurt. */
const fuzzedPage = (path: string): Fuzzed => ({
  name: path,
  share: 1,
  draw: (chance, harvest) => {
    const filled =
      chance() < 0.3
        ? filledPath(path, harvest, chance)
        : path.replaceAll(/\{\w+\??\}/g, () => encodeURIComponent(one(texts, chance) || 'x'));
    return chance() < 0.8 ? readOf(filled, chance) : formOf(filled, chance);
  },
  faultsOf: faultsOfPage,
});

export const fuzzedPages: readonly Fuzzed[] = Object.entries(addresses).flatMap(([name, { path }]) =>
  busy.has(name) ? [] : [fuzzedPage(path)],
);

/** What the server shows itself, beside the pages of the shop. */
export const fuzzedSite = ({ method, path }: { readonly method: string; readonly path: string }): Fuzzed => ({
  name: `${method} ${path}`,
  share: 1,
  draw: (chance, harvest) => {
    const filled = filledPath(path, harvest, chance);
    const drawn = method === 'post' ? formOf(filled, chance) : readOf(filled, chance);
    return { ...drawn, method: method.toUpperCase() };
  },
  faultsOf: faultsOfPage,
});
