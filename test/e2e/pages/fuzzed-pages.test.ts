import { expect, inject, test } from 'vitest';
import { fuzz } from '../../contract/fuzzing/fuzz.ts';
import { fuzzedPages } from '../../contract/fuzzing/pages.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';

const shop = shopOfThisFile({});
const requests = 600;
const clients = 8;
const timeout = 180_000;

test(
  'pages and forms with whatever may stand in an address, a field or a cookie are answered, and none breaks',
  async () => {
    const { origin, isRunning, output } = shop();
    const port = Number(new URL(origin).port);
    const report = await fuzz({ port, asked: fuzzedPages, requests, clients, seed: inject('seed') });
    expect(report.faults).toEqual([]);
    expect(output().match(/"event":"(?:page|call)-broke"/g)).toBe(null);
    expect([isRunning(), (report.statuses()[200] ?? 0) > requests / 10]).toEqual([true, true]);
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
