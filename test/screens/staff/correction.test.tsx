import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import type { CustomerAtCounter, CustomerSought } from '#domain/member/customer-at-counter.ts';
import { normalizeRegistration } from '#domain/member/normalize-registration.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import {
  type Corrected,
  type Correction as Correcting,
  type CorrectionRefusal,
  correctionRefusalWords,
  emptyCorrection,
  type FoundCustomers,
  nobodySought,
  type SoughtRefusal,
  soughtRefusalWords,
} from '#screens/staff-membership/correction.flow.ts';
import { Correction } from '#screens/staff-membership/correction.tsx';
import { citizen } from '../../support/registrations.ts';
import { axeInPage } from '../../support/views/axe-in-page.ts';
import { counterRefusals } from '../../support/views/counter-refusals.ts';
import { answeredBy } from '../answered-form.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const drawnSought = submissionOf<CustomerSought, FoundCustomers, SoughtRefusal>();
const drawnCorrection = submissionOf<Correcting, Corrected, CorrectionRefusal>();
const today = Date.parse('2026-11-24T09:00:00Z');

const customer: CustomerAtCounter = {
  id: 1_042,
  version: 1,
  status: 'PASSIVE',
  draft: normalizeRegistration({ ...citizen, email: '' }),
};

type Answers = {
  readonly found?: Answer<FoundCustomers, SoughtRefusal>;
  readonly again?: Answer<FoundCustomers, SoughtRefusal>;
  readonly corrected?: Answer<Corrected, CorrectionRefusal>;
};

const soughtAnswered = (answer: Answer<FoundCustomers, SoughtRefusal>) => {
  const { asked, actors } = answeredBy<CustomerSought, FoundCustomers, SoughtRefusal>(answer);
  const form = createActor(drawnSought.provide({ actors }), { input: { fields: nobodySought } }).start();
  onTestFinished(() => {
    form.stop();
  });
  return { asked, form };
};

/** The part of the counter, where the server answers so. */
const shown = ({
  found = granted([customer]),
  again = found,
  corrected = granted({ isMailed: true }),
}: Answers) => {
  const sought = soughtAnswered(found);
  const reading = soughtAnswered(again);
  const { asked, actors } = answeredBy<Correcting, Corrected, CorrectionRefusal>(corrected);
  const correction = createActor(drawnCorrection.provide({ actors }), {
    input: { fields: emptyCorrection },
  }).start();
  onTestFinished(() => {
    correction.stop();
  });
  const view = (
    <ShopAround now={() => today}>
      <main>
        <h1>·</h1>
        <Correction sought={sought.form} again={reading.form} correction={correction} />
      </main>
    </ShopAround>
  );
  return { sought: sought.asked, again: reading.asked, asked, view };
};

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const input = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`);
const type = (id: string, text: string) => page.elementLocator(input(id) ?? document.body).fill(text);

const seek = async (language: (typeof languages)[number]) => {
  const { say } = wordsOf(language);
  await type('sought-number', '100 000 001 46');
  await type('sought-surname', 'Çelik');
  await press(say('correction.find'));
};

test.each(languages)(
  '[V-03] [S-08] in %s a customer is found, the first e-mail is given under the version that was read, and the form closes with a message',
  async (language) => {
    const { say } = wordsOf(language);
    const { sought, asked, view } = shown({});
    drawn(view, language);
    await press(say('correction.find'));
    await expect.element(page.getByText(say('correction.number.missing')).first()).toBeVisible();
    expect([document.activeElement?.id, sought]).toEqual(['sought-number', []]);
    await seek(language);
    await expect
      .element(page.getByRole('dialog', { name: say('correction.of', { number: '1042' }) }))
      .toBeVisible();
    expect([input('correction-identityNumber')?.value, input('correction-birthDate')?.value]).toEqual([
      '10000000146',
      '03.05.1990',
    ]);
    await expect.element(page.getByText(say('correction.status.no-email'))).toBeVisible();
    await expect.element(page.getByText(say('registration.contract'))).not.toBeInTheDocument();
    await type('correction-email', 'isik@');
    await press(say('correction.save'));
    await expect.element(page.getByText(say('passenger.wrong.email-wrong')).first()).toBeVisible();
    expect([document.activeElement?.id, asked]).toEqual(['correction-email', []]);
    expect(await axeInPage()).toEqual([]);
    await type('correction-email', 'isik@example.com');
    await press(say('correction.save'));
    await expect
      .element(page.getByText(say('correction.saved', { number: '1042' }), { exact: false }))
      .toBeVisible();
    await expect
      .element(page.getByText(say('correction.saved.mailed', { email: 'isik@example.com' })))
      .toBeVisible();
    expect(document.querySelector('dialog[open]')).toBe(null);
    expect(sought).toEqual([{ by: 'identity', number: '100 000 001 46', lastName: 'Çelik' }]);
    expect(asked).toEqual([
      { id: 1_042, version: 1, draft: { ...customer.draft, email: 'isik@example.com' } },
    ]);
    await press(say('staff-membership.another'));
    expect([input('sought-number')?.value, input('sought-surname')?.value]).toEqual(['', '']);
  },
);

test('[S-08] of two records support says which is meant; a form that is dismissed changes nothing', async () => {
  const { say } = wordsOf('tr');
  const other = { ...customer, id: 1_041, draft: { ...customer.draft, email: 'isik@example.com' } };
  const { asked, view } = shown({ found: granted([customer, other]) });
  drawn(view);
  await seek('tr');
  await press(say('correction.several.one', { number: '1041', email: 'isik@example.com' }));
  expect(input('correction-email')?.value).toBe('isik@example.com');
  await press(say('ui.dialog.close'));
  await expect.poll(() => document.querySelector('dialog[open]')).toBe(null);
  expect([asked, input('correction-email'), input('sought-surname')?.value]).toEqual([[], null, 'Çelik']);
});

test('[S-08] what was changed elsewhere is read once more and told; what was typed stays and goes under the new version', async () => {
  const { say } = wordsOf('tr');
  const draft = { ...customer.draft, phone: '532 123 45 68', wantsMessages: 'yes' } as const;
  const { asked, again, view } = shown({
    again: granted([{ ...customer, version: 4, draft }]),
    corrected: refused('customer-changed'),
  });
  drawn(view);
  await seek('tr');
  await type('correction-email', 'isik@example.com');
  await press(say('correction.save'));
  await expect.element(page.getByText(say('correction.refused.customer-changed'))).toBeVisible();
  await press(say('correction.read-again'));
  await expect.element(page.getByText('+90 532 123 45 68')).toBeVisible();
  await expect.element(page.getByText(say('profile.wished'), { exact: true })).toBeVisible();
  expect(input('correction-email')?.value).toBe('isik@example.com');
  await press(say('correction.save'));
  await expect.poll(() => asked.map(({ version }) => version)).toEqual([1, 4]);
  expect(again).toEqual([{ by: 'member', number: '1042', lastName: 'ÇELİK' }]);
});

test('[S-08] where the record cannot be read once more that is told, and what was typed stays', async () => {
  const { say } = wordsOf('tr');
  const { view } = shown({ again: refused('too-many-tries'), corrected: refused('customer-changed') });
  drawn(view);
  await seek('tr');
  await type('correction-email', 'isik@example.com');
  await press(say('correction.save'));
  await press(say('correction.read-again'));
  await expect.element(page.getByText(say('wire.too-many-tries'))).toBeVisible();
  expect(input('correction-email')?.value).toBe('isik@example.com');
});

const soughtRefusals: readonly SoughtRefusal[] = [
  'customer-unknown',
  'role-lacking',
  'sign-in-needed',
  'too-many-tries',
];

test.each(soughtRefusals)('[E-04] nobody found: %s is told, and what was typed stays', async (refusal) => {
  const { say } = wordsOf('fa');
  drawn(shown({ found: refused(refusal) }).view, 'fa');
  await seek('fa');
  await expect.element(page.getByText(say(soughtRefusalWords[refusal]), { exact: true })).toBeVisible();
  expect([input('sought-number')?.value, input('sought-surname')?.value]).toEqual([
    '100 000 001 46',
    'Çelik',
  ]);
});

const refusals = [...counterRefusals, 'customer-unknown', 'identity-taken'] as const;

test.each(refusals)('[S-08] not corrected: %s is told, and what was typed stays', async (refusal) => {
  const { say } = wordsOf('fa');
  drawn(shown({ corrected: refused(refusal) }).view, 'fa');
  await seek('fa');
  await type('correction-phone', '0532 123 45 68');
  await press(say('correction.save'));
  await expect.element(page.getByText(say(correctionRefusalWords[refusal]), { exact: true })).toBeVisible();
  expect(input('correction-phone')?.value).toBe('532 123 45 68');
});
