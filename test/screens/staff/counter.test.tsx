import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import type { RegistrationDraft } from '#domain/member/registration.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import {
  type AtCounter,
  type CounterRefusal,
  counterRefusalWords,
  type RegisteredCustomer,
} from '#screens/staff-membership/counter.flow.ts';
import { Counter } from '#screens/staff-membership/counter.tsx';
import { citizen } from '../../support/registrations.ts';
import { axeInPage } from '../../support/views/axe-in-page.ts';
import { counterRefusals } from '../../support/views/counter-refusals.ts';
import { answeredBy } from '../answered-form.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const drawnForm = submissionOf<AtCounter, RegisteredCustomer, CounterRefusal>();
const today = Date.parse('2026-11-24T09:00:00Z');

/** The form with this customer in it, where the server answers so. */
const shown = (draft: RegistrationDraft, answer: Answer<RegisteredCustomer, CounterRefusal>) => {
  const { asked, actors } = answeredBy<AtCounter, RegisteredCustomer, CounterRefusal>(answer);
  const form = createActor(drawnForm.provide({ actors }), {
    input: { fields: { draft, emailNeed: 'required' } },
  }).start();
  onTestFinished(() => {
    form.stop();
  });
  const view = (
    <ShopAround now={() => today}>
      <main>
        <h1>·</h1>
        <Counter form={form} />
      </main>
    </ShopAround>
  );
  return { asked, view };
};

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const box = (name: string) => page.getByRole('checkbox', { name });
const field = (id: string) => document.querySelector<HTMLInputElement>(`#registration-${id}`);

test.each(languages)(
  '[V-03] [S-08] in %s, without an e-mail the form says so at its field, with the box ticked it goes, and what such a member cannot do is told',
  async (language) => {
    const { say } = wordsOf(language);
    const { asked, view } = shown({ ...citizen, email: '' }, granted({ id: 1_042 }));
    drawn(view, language);
    await press(say('counter.save'));
    await expect.element(page.getByText(say('passenger.wrong.email-needed')).first()).toBeVisible();
    expect([document.activeElement?.id, asked]).toEqual(['registration-email', []]);
    await box(say('counter.no-email')).click();
    expect(await axeInPage()).toEqual([]);
    await press(say('counter.save'));
    await expect.element(page.getByText(say('counter.saved', { number: '1042' }))).toBeVisible();
    await expect.element(page.getByText(say('counter.saved.no-email'))).toBeVisible();
    expect(asked.map(({ draft, emailNeed }) => [draft.email, draft.lastName, emailNeed])).toEqual([
      ['', 'ÇELİK', 'optional'],
    ]);
    await press(say('staff-membership.another'));
    await expect.element(box(say('counter.no-email'))).not.toBeChecked();
    expect([field('lastName')?.value, field('identityNumber')?.value]).toEqual(['', '']);
  },
);

test('[V-03] with an e-mail it is told where the link went', async () => {
  const { say } = wordsOf('tr');
  const { asked, view } = shown(citizen, granted({ id: 1_042 }));
  drawn(view);
  await press(say('counter.save'));
  await expect
    .element(page.getByText(say('counter.saved.mailed', { email: 'isik@example.com' })))
    .toBeVisible();
  expect(asked.map(({ emailNeed }) => emailNeed)).toEqual(['required']);
});

test('[V-03] with the box ticked an e-mail that is given is judged all the same', async () => {
  const { say } = wordsOf('tr');
  const { asked, view } = shown({ ...citizen, email: 'isik@' }, granted({ id: 1_042 }));
  drawn(view);
  await box(say('counter.no-email')).click();
  await press(say('counter.save'));
  await expect.element(page.getByText(say('passenger.wrong.email-wrong')).first()).toBeVisible();
  expect([field('email')?.value, asked]).toEqual(['isik@', []]);
});

test.each(counterRefusals)('[S-08] %s is told, and what was typed stays', async (refusal) => {
  const { say } = wordsOf('fa');
  drawn(shown(citizen, refused(refusal)).view, 'fa');
  await press(say('counter.save'));
  await expect.element(page.getByText(say(counterRefusalWords[refusal]), { exact: true })).toBeVisible();
  expect([field('email')?.value, field('identityNumber')?.value]).toEqual([
    'isik@example.com',
    '10000000146',
  ]);
});
