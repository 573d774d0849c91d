import { expect, inject, test } from 'vitest';
import { changingNames } from '#domain/booking/changing-address.ts';
import { historyNames } from '#domain/booking/history-view.ts';
import { seatmateNames } from '#domain/booking/seatmate.ts';
import { deepLinkNames } from '#domain/journey/deep-link.ts';
import { viewNames } from '#domain/journey/journey-view.ts';
import { tripNames } from '#domain/journey/trip-query.ts';
import { alarmNames } from '#domain/seat/seat-alarm.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { rentalAddressNames } from '#domain/shop/rental-addresses.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { hostileTexts } from '../../contract/hostile.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { inTheLongRun } from '../../support/in-the-long-run.ts';
import { recordFigure } from '../../support/record-figure.ts';
import { dayAhead } from '../../support/visits/day-ahead.ts';

const shop = shopOfThisFile({});
const requests = inTheLongRun(100_000, 600);
const clients = 8;
const timeout = inTheLongRun(4 * 3_600_000, 180_000);

/** Two pages say that the shop is being worked on, and answer so. */
const busy = new Set(['maintenance', 'under-maintenance']);
const paths = Object.entries(addresses).flatMap(([name, { path }]) => (busy.has(name) ? [] : [path]));

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

type Asked = { readonly address: string; readonly request: RequestInit };

/** A page or one of its forms, with parts, fields and cookies that are meant, or meant to hurt. */
const askedBy = (chance: () => number) => {
  const one = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item => {
    const item = items[Math.floor(chance() * items.length)];
    if (item === undefined) throw new Error('Nothing to draw from.');
    return item;
  };
  const fields = (most: number) =>
    new URLSearchParams(
      Array.from({ length: Math.floor(chance() * (most + 1)) }, () => [one(names), one(texts)]),
    ).toString();
  return (): Asked => {
    const path = one(paths).replaceAll(/\{\w+\??\}/g, () => encodeURIComponent(one(texts) || 'x'));
    const headers = {
      accept: 'text/html',
      'accept-language': one(['tr', 'en', 'fa', 'xx;q=9', '*']),
      'sec-fetch-site': one(['same-origin', 'cross-site', 'none']),
      cookie: `language=${encodeURIComponent(one(texts))}; theme=${one(['dark', 'light', 'x'])}; session=${encodeURIComponent(one(texts))}`,
    };
    return chance() < 0.8
      ? { address: `${path}?${fields(5)}`, request: { headers } }
      : {
          address: path,
          request: {
            method: 'POST',
            body: fields(8),
            headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          },
        };
  };
};

const leaks =
  /\n\s+at |node_modules|\.[cm]?[jt]s:\d+:\d|syntax error at|<script>alert|<img src=x|ZodError|\bundefined\b is not/;

const faultOf = async (answer: Response): Promise<string | null> => {
  if (answer.status >= 500) return String(answer.status);
  const text = await answer.text();
  if (leaks.test(text)) return `says ${leaks.exec(text)?.[0]}`;
  return answer.headers.has('content-security-policy') ? null : 'comes without a policy';
};

test(
  'pages and forms with whatever may stand in an address, a field or a cookie are answered, and none breaks',
  async () => {
    const { origin, isRunning, output } = shop();
    const draw = askedBy(chanceOf(inject('seed')));
    const faults: string[] = [];
    const statuses = new Map<number, number>();
    let asked = 0;
    const client = async () => {
      while (asked < requests && faults.length < 20) {
        asked += 1;
        const { address, request } = draw();
        const answer = await fetch(`${origin}${address}`, { ...request, redirect: 'manual' });
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const fault = await faultOf(answer);
        if (fault !== null) faults.push(`${fault}: ${request.method ?? 'GET'} ${address}`);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    expect(faults).toEqual([]);
    expect(output().match(/"event":"(?:page|call)-broke"/g)).toBe(null);
    expect([isRunning(), (statuses.get(200) ?? 0) > requests / 10]).toEqual([true, true]);
    recordFigure('fuzzed pages', asked, 'requests');
  },
  timeout,
);

const drawnAt = async (part: string) => {
  const answer = await fetch(`${shop().origin}/odeme-sonuc/${part}`, { headers: { accept: 'text/html' } });
  return [answer.status, (await answer.text()).match(/<h1/g)?.length];
};

test.each(['ABCDEF', '%7C', '%5E', '%60', 'a%20b', '%DB%B1', '%25'])(
  'a page is drawn whole at an address in which %s stands',
  async (part) => {
    expect(await drawnAt(part)).toEqual([200, 1]);
  },
);
