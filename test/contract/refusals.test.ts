import { expect, test } from 'vitest';
import { refusalIn } from '#contract/wire/on-wire.ts';
import { type RefusalName, refusals } from '#contract/wire/refusals.ts';
import { languages } from '#domain/values/language.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { refusalSentences } from '#server/platform/http/refusal-sentences.ts';
import { routes } from '#server/start/routes.ts';

const isRefusalName = (text: string): text is RefusalName => Object.hasOwn(refusals, text);
const names = Object.keys(refusals).filter(isRefusalName);

test('every refusal travels under a number of its own, but that no train of a day is sold has the number of none', () => {
  const codes = names.filter((name) => name !== 'day-not-on-sale').map((name) => refusals[name].code);
  expect(refusals['day-not-on-sale']).toEqual(refusals['no-train-found']);
  expect(refusalSentences['day-not-on-sale']).not.toBe(refusalSentences['no-train-found']);
  expect(new Set(codes).size).toBe(codes.length);
  expect(names.length).toBeGreaterThan(15);
});

test.each(names)('%s is said in every language', (name) => {
  for (const language of languages) {
    expect(wholeCatalogue(language)[refusalSentences[name]]).toMatch(/\S/);
  }
});

test('[E-02] wrong details alone answer 500 by contract', () => {
  const broken = names.filter((name) => refusals[name].status >= 500);
  expect(broken).toEqual(['server-broken', 'server-not-ready', 'no-room', 'wrong-details']);
});

test('[E-01] a refusal that a call names never sends the reader to the page that is not there', () => {
  const named = routes.operations.flatMap(({ endpoint }) =>
    endpoint.refusals.map((name) => [endpoint.name, refusals[name].status] as const),
  );
  const members = named.filter(([call]) => !call.includes('flow-facts'));
  expect(members.length).toBeGreaterThan(10);
  expect(members.filter(([, status]) => status === 404)).toEqual([]);
});

const whole = {
  timestamp: '2026-11-21T04:00:00.000Z',
  traceId: 't',
  status: 'BAD_REQUEST',
  type: 'x',
  code: 604,
  message: 'Sefer bulunamadı.',
  detail: '',
  title: null,
};

const unread = { code: null, type: null, message: '', at: null };
const wholeHeard = { code: 604, type: 'x', message: 'Sefer bulunamadı.', at: Date.UTC(2026, 10, 21, 4) };

test.each([
  [whole, wholeHeard],
  [{ ...whole, extra: 1 }, wholeHeard],
  [
    { ...whole, timestamp: 'soon' },
    { ...wholeHeard, at: null },
  ],
  [{ message: 'Sefer bulunamadı.' }, { ...unread, message: 'Sefer bulunamadı.' }],
  [
    { ...whole, code: '604' },
    { ...unread, message: 'Sefer bulunamadı.' },
  ],
  [{ ...whole, message: 1 }, unread],
  [{}, unread],
  [null, unread],
  ['<html>', unread],
  [[], unread],
])('a server that says %j is heard as %j', (body, heard) => {
  expect(refusalIn(body)).toEqual(heard);
});
