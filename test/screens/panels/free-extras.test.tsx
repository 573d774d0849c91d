import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { granted } from '#domain/answer.ts';
import { languages } from '#domain/language.ts';
import { bookedPair } from '#machines/kit/booked-sample.ts';
import type { Deadline } from '#machines/kit/deadline.ts';
import { submissionOf } from '#machines/kit/submission.machine.ts';
import type { BoughtExtra, ExtrasRefusal, ExtrasWish } from '#panels/free-extras/free-extras.flow.ts';
import { FreeExtras } from '#panels/free-extras/free-extras.tsx';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const never: Deadline = fromPromise(() => new Promise<void>(() => undefined));
const locator = 'AB12CD';

const send = () => page.getByRole('button').click();

test.each(languages)(
  '[S-18] %s: services are asked for one of two tickets, and for no other',
  async (language) => {
    const { say } = wordsOf(language);
    const asked: ExtrasWish[] = [];
    const machine = submissionOf<ExtrasWish, readonly BoughtExtra[], ExtrasRefusal>().provide({
      actors: {
        sendForm: fromPromise(async ({ input }) => {
          asked.push(input.fields);
          return granted(input.fields.extras);
        }),
        waitingEnd: never,
      },
    });
    const form = createActor(machine, { input: { fields: { locator, extras: [] } } }).start();
    onTestFinished(() => {
      form.stop();
    });
    drawn(
      <ShopAround>
        <FreeExtras form={form} booking={bookedPair('valid', 'valid')} />
      </ShopAround>,
      language,
    );
    await send();
    await expect.element(page.getByText(say('after-sale.refused.no-ticket-chosen'))).toBeVisible();
    await page.getByRole('checkbox', { name: /ELİF/ }).click();
    await page
      .getByRole('checkbox', { name: say('reference.special-service.lift.name'), exact: true })
      .click();
    await send();
    await expect.element(page.getByText(say('extras.done'))).toBeVisible();
    expect(asked).toEqual([{ locator, extras: [{ ticket: '100000000002', extra: 3 }] }]);
    expect(document.body.textContent).not.toContain('AYŞE');
  },
);
