import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#domain/values/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { walks } from '#test/machines/walks.ts';
import { faultsIn } from '../faults/faults-of-flow.ts';
import { filesOnDisk } from '../files.ts';
import { sentencesAfterSale } from './after-sale.ts';
import { namesOfAmounts } from './amounts.ts';
import { sentencesOfBooking } from './booking.ts';
import { sentencesOfLetters } from './letters.ts';
import { meaningsIn, type Sentences, says, unsaidIn } from './meanings.ts';
import { nextStepsAndTimes } from './next-steps.ts';
import { sentencesOfPaying } from './payment.ts';
import { sentencesToPeople } from './people.ts';

const sentences: Readonly<Record<Language, Sentences>> = { tr, en, fa };
const meanings = [
  sentencesOfPaying,
  sentencesOfBooking,
  sentencesAfterSale,
  sentencesToPeople,
  nextStepsAndTimes,
  sentencesOfLetters,
  namesOfAmounts,
].flatMap(meaningsIn);

/** Said of several things in the same words. */
const alike: readonly (readonly string[])[] = [
  ['actions.paid', 'coupon.list.paid', 'coupon.status.paid'],
  ['actions.refused', 'rental.refused.title', 'support.rental.refused'],
  ['catalogue.refused.not-reached', 'seat-map.refused.not-reached'],
  ['hand-over.refused.not-reached', 'other-device.refused.not-reached', 'profile.refused.not-reached'],
  ['login.refused.not-reached', 'passenger.refused.not-reached'],
  ['home.password.action', 'password.update.title'],
  ['login.open', 'login.submit'],
  ['passenger.edit.save', 'profile.save'],
  ['package.cancel.done.text', 'rental.cancel.done.text'],
  ['coupon.list.unpaid', 'coupon.status.unpaid'],
  ['letter.converted.coupon', 'letter.given.open-ticket'],
  ['login.refused.eid-refused', 'login.refused.title'],
];
const areAlike = (one: string, other: string): boolean =>
  alike.some((ids) => ids.includes(one) && ids.includes(other));

const exchanged = (of: Sentences, one: string, other: string): Sentences => ({
  ...of,
  [one]: of[other] ?? '',
  [other]: of[one] ?? '',
});

/** Every sentence a refusal is told in. */
const refusalIds = (): readonly string[] => {
  const known = new Set(Object.keys(tr));
  const named = [...filesOnDisk(process.cwd())]
    .filter(([path]) => /^src\/.*refusal-(ids|sentences|words)\.ts$/.test(path))
    .flatMap(([, text]) => Array.from(text.matchAll(/'([a-z\d.-]+)'/g), ([, id = '']) => id));
  const byName = [...known].filter((id) => /(^|\.)refused(\.|$)/.test(id) && !id.startsWith('flow.'));
  return [...new Set([...named, ...byName])].filter((id) => known.has(id));
};

describe('[E-09] a sentence says what it is for', () => {
  test.each(languages)('every refusal and next step has its words: %s', (language) => {
    expect(unsaidIn(sentences[language], meanings, language)).toEqual([]);
  });

  test('every sentence a refusal is told in is written out here, once', () => {
    const ids = meanings.map(({ id }) => id);
    expect(refusalIds().filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
    expect(refusalIds().length).toBeGreaterThan(250);
  });

  test('so is what a letter tells, but for its subject and what it is put together from', () => {
    const ids = new Set(meanings.map(({ id }) => id));
    const written = Object.keys(tr).filter((id) => /^letter\.(?!tickets\.(?!text))/.test(id));
    expect(written.filter((id) => !id.endsWith('.subject') && !ids.has(id))).toEqual([]);
    expect(written.length).toBeGreaterThan(60);
  });

  test('so is what a flow says of an amount, a time or a next step: two of them changed for each other are seen', () => {
    const ids = new Set(meanings.map(({ id }) => id));
    const files = filesOnDisk(process.cwd());
    const faultsOf = faultsIn(files);
    const idsOfFlows = walks
      .flatMap(({ flow }) => faultsOf(flow))
      .flatMap(({ layer, name }) => (layer === 'sentence' ? (name.split(': ')[1] ?? '').split(', ') : []));
    expect([...new Set(idsOfFlows)].filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each(languages)('no two sentences can be changed for each other unseen: %s', (language) => {
    const of = sentences[language];
    const fits = (id: string, parts: readonly string[]) => says(of[id] ?? '', parts);
    const unseen = meanings.flatMap((one, at) =>
      meanings
        .slice(at + 1)
        .filter((other) => fits(other.id, one.words[language]) && fits(one.id, other.words[language]))
        .filter((other) => !areAlike(one.id, other.id))
        .map((other) => `${one.id} and ${other.id}`),
    );
    expect(unseen).toEqual([]);
  });

  test.each(languages)('two sentences that were changed for each other are told: %s', (language) => {
    const wrong = exchanged(sentences[language], 'payment.terms.first', 'booking.refused.seat-count-wrong');
    expect(unsaidIn(wrong, meanings, language).map((each) => each.split(' ')[1])).toEqual([
      'payment.terms.first',
      'booking.refused.seat-count-wrong',
    ]);
  });

  test('a sentence that was emptied, or says its parts in another order, is told', () => {
    const [meaning] = meaningsIn('a | önce … sonra | first … then | نخست … سپس');
    expect(meaning === undefined ? [] : unsaidIn({ a: 'sonra önce' }, [meaning], 'tr')).toEqual([
      'tr a does not say “önce … sonra”',
    ]);
    expect(meaning === undefined ? [] : unsaidIn({}, [meaning], 'en').length).toBe(1);
    expect(['açık', 'açık değil', 'değil açık'].map((each) => says(each, ['^açık']))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
