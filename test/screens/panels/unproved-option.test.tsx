import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fromPromise } from 'xstate';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { minute, second } from '#domain/values/durations.ts';
import { type Language, languages } from '#domain/values/language.ts';
import { reservedPair, startsAt } from '#machines/samples/booked-sample.ts';
import { wordsOf } from '../drawn.tsx';
import { drawnOption } from './drawn-option.tsx';

type Asked = { readonly locator: string; readonly who: string };

const unproved = {
  ...reservedPair({
    status: 'active' as const,
    deadline: startsAt + 20 * minute,
    departure: startsAt + 100 * 60 * minute,
  }),
  createdAt: startsAt,
  awaitsProof: true,
};

const drawnUnproved = (language: Language, answer: Answer<null, 'too-many-tries'>) => {
  const asked: Asked[] = [];
  const mailProof = fromPromise<typeof answer, Asked>(async ({ input }) => {
    asked.push(input);
    return answer;
  });
  drawnOption({ mailProof }, { booking: unproved, language });
  return asked;
};

const shown = () => document.body.textContent.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

const quoted = {
  tr: [
    'Koltuklarınız 21.11.26 12:20 tarihine kadar ayrıldı.',
    'Size gönderdiğimiz e-postadaki bağlantıyı o zamana kadar açın; koltuklarınız 22.11.26 12:00 tarihine kadar ayrılır. Açmazsanız yeniden satışa açılır.',
  ],
  en: [
    'Your seats are held until 21.11.26 12:20.',
    'Open the link in the e-mail we sent you by then; your seats are held until 22.11.26 12:00. If you do not, they go back on sale.',
  ],
  fa: ['صندلی‌های شما تا', 'لینک داخل ایمیلی را که برایتان فرستادیم تا آن زمان باز کنید؛ صندلی‌ها تا'],
} as const;

test.each(languages)(
  '[S-14] in %s a reservation whose e-mail is not proved says until when it stands, what to do by then and what comes of it',
  async (language) => {
    const { say } = wordsOf(language);
    const asked = drawnUnproved(language, granted(null));
    for (const sentence of quoted[language]) expect(shown()).toContain(sentence);
    const extend = page.getByRole('button', { name: say('option.extend'), exact: true });
    await expect.element(extend).toHaveAttribute('aria-disabled', 'true');
    expect(shown()).toContain(say('option.proof.extend'));
    expect(shown()).not.toContain(say('result.reserved.title'));
    await page.getByRole('button', { name: say('option.proof.send'), exact: true }).click();
    await expect.element(page.getByText(say('option.proof.sent.text'))).toBeVisible();
    expect(asked).toEqual([{ locator: 'AB12CD', who: 'yolcu@example.com' }]);
  },
);

test('[S-14] [E-09] who has the letter sent too often reads how long to wait, and until then it rests', async () => {
  const { say } = wordsOf('tr');
  drawnUnproved('tr', { ...refused('too-many-tries'), retryAt: startsAt + 40 * second });
  const send = page.getByRole('button', { name: say('option.proof.send'), exact: true });
  await send.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  expect(shown()).toContain(say('again.seconds', { count: 40 }));
});
