import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { granted } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import { listedFound, wishedBooking } from '../../support/views/listing-booking.ts';
import { wordsOf } from '../drawn.tsx';
import { openedList } from '../journey-list-sample.tsx';
import { refusingUntil } from './rests-until.ts';

const second = 1_000;

test.each(languages)(
  '[E-06] in %s, who searched too often reads beside the control how long to wait, and has the trains by it then',
  async (language) => {
    const { say } = wordsOf(language);
    const { hour, asked, now, refuse } = refusingUntil();
    const { booking } = wishedBooking({
      finds: async () => (asked.times === 0 ? refuse() : granted(listedFound)),
    });
    openedList(booking, { list: { answer: null }, language, now });
    const again = page.getByRole('button', { name: say('journey-list.ask-again'), exact: true });
    await expect.element(again).toHaveAccessibleDescription(say('again.seconds', { count: 40 }));
    await again.click({ force: true });
    hour.now += 39 * second;
    await expect.element(again).toHaveAccessibleDescription(say('again.seconds', { count: 1 }));
    await expect.element(again).toHaveAttribute('aria-disabled', 'true');
    expect(asked.times).toBe(1);
    hour.now += second;
    await expect.element(again).not.toHaveAttribute('aria-disabled');
    await again.click();
    await expect.element(page.getByRole('article', { name: /09:00|۰۹:۰۰/ })).toBeVisible();
    const { refusal, againAt } = booking.getSnapshot().context;
    expect([refusal, againAt]).toEqual([null, null]);
  },
);

test('[E-06] without a script a link asks again; once there is one, what was drawn rests as well', async () => {
  const { say } = wordsOf('tr');
  const { hour, now } = refusingUntil();
  const answer = {
    kind: 'refused',
    refusal: 'too-many-tries',
    message: null,
    againAt: hour.now + 40 * second,
  } as const;
  openedList(null, { list: { answer }, now });
  const link = page.getByRole('link', { name: say('journey-list.ask-again'), exact: true });
  await expect.element(link).toBeVisible();
  const { booking } = wishedBooking({ finds: () => Promise.race<never>([]) });
  openedList(booking, { list: { answer }, now });
  const again = page.getByRole('button', { name: say('journey-list.ask-again'), exact: true });
  await expect.element(again).toHaveAccessibleDescription(say('again.seconds', { count: 40 }));
});
