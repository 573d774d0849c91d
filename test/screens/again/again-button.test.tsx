import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import type { LookupInput } from '#domain/booking/booking-lookup.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { refused } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { LookupForm } from '#screens/ticket-search/lookup-form.tsx';
import { type LookupRefusal, locatorField, whoField } from '#screens/ticket-search/ticket-search.flow.ts';
import { answeredBy } from '../answered-form.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const begin = 1_795_251_600_000;
const second = 1_000;

const field = (id: string) => page.elementLocator(document.querySelector(`#${id}`) ?? document.body);

const heard = () => document.querySelector('output:not(:empty)')?.textContent ?? '';

test.each(languages)(
  'whoever is refused for asking too often reads the wait run down beside a control that rests, and presses it then with what was typed: %s',
  async (language) => {
    const { say } = wordsOf(language);
    let now = begin;
    const refusal = { ...refused('too-many-tries'), retryAt: begin + 75 * second };
    const { asked, actors } = answeredBy<LookupInput, Reservation, LookupRefusal>(refusal);
    const form = createActor(submissionOf<LookupInput, Reservation, LookupRefusal>().provide({ actors }), {
      input: { fields: { locator: '', who: '' } },
    }).start();
    drawn(
      <ShopAround now={() => now}>
        <LookupForm form={form} lookedFor="" posted={null} refusal={null} />
      </ShopAround>,
      language,
    );
    await field(locatorField).fill('ABC234');
    await field(whoField).fill('Yılmaz');
    const search = page.getByRole('button', { name: say('lookup.search'), exact: true });
    await search.click();
    const twoMinutes = say('again.minutes', { count: 2 });
    await expect.element(search).toHaveAccessibleDescription(twoMinutes);
    expect(heard()).toBe(twoMinutes);
    now = begin + 35 * second;
    await expect.element(search).toHaveAccessibleDescription(say('again.seconds', { count: 40 }));
    expect(heard()).toBe(twoMinutes);
    await search.click({ force: true });
    await expect.element(search).toHaveAttribute('aria-disabled', 'true');
    now = begin + 75 * second;
    await expect.element(search).not.toHaveAttribute('aria-disabled');
    await expect.poll(heard).toBe(say('again.now'));
    await search.click();
    const entered = { locator: 'ABC234', who: 'Yılmaz' };
    await expect.poll(() => asked).toEqual([entered, entered]);
  },
);
