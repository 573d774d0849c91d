import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import { clockText } from '#i18n/clock-text.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { PasswordLink } from '#screens/staff-membership/password-link.tsx';
import {
  type GivenLink,
  type LinkRefusal,
  noLinkWanted,
  refusalWords,
  type WantedLink,
} from '#screens/staff-membership/staff-membership.flow.ts';
import { axeInPage } from '../../support/views/axe-in-page.ts';
import { answeredBy } from '../answered-form.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const drawnForm = submissionOf<WantedLink, GivenLink, LinkRefusal>();
const goodUntil = 1_795_251_600_000;
const given: GivenLink = { link: `https://example.org/sifre-sifirla?url=${'k'.repeat(43)}`, goodUntil };

/** What is shown where the server answers so, and what it was asked. */
const shown = (answer: Answer<GivenLink, LinkRefusal>) => {
  const { asked, actors } = answeredBy<WantedLink, GivenLink, LinkRefusal>(answer);
  const form = createActor(drawnForm.provide({ actors }), { input: { fields: noLinkWanted } }).start();
  onTestFinished(() => {
    form.stop();
  });
  const view = (
    <ShopAround>
      <main>
        <h1>·</h1>
        <PasswordLink form={form} />
      </main>
    </ShopAround>
  );
  return { asked, view };
};

const email = () => page.getByRole('textbox');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test.each(languages)(
  '[E-04] in %s, the link is shown with its hour and for whom it is, and goes for the next member',
  async (language) => {
    const words = wordsOf(language);
    const { say } = words;
    const { asked, view } = shown(granted(given));
    drawn(view, language);
    await email().fill(' ayse@example.com ');
    await page.getByRole('checkbox').click();
    await press(say('staff-membership.ask'));
    await expect.element(page.getByRole('textbox')).toHaveValue(given.link);
    const hour = clockText(goodUntil, words);
    await expect.element(page.getByText(say('staff-membership.good-until', { hour }))).toBeVisible();
    await expect.element(page.getByText(say('staff-membership.mailed'), { exact: true })).toBeVisible();
    const title = say('staff-membership.given', { email: 'ayse@example.com' });
    await expect.element(page.getByText(title)).toBeVisible();
    expect(asked).toEqual([{ email: 'ayse@example.com', letter: 'yes' }]);
    expect(await axeInPage()).toEqual([]);
    await press(say('staff-membership.another'));
    await expect.element(email()).toHaveValue('');
    await expect.element(page.getByRole('checkbox')).not.toBeChecked();
    expect(document.body.innerHTML).not.toContain('k'.repeat(43));
  },
);

test('[E-04] without an hour from the server none is said, and that no letter went is', async () => {
  const { say } = wordsOf('tr');
  drawn(shown(granted({ ...given, goodUntil: null })).view);
  await email().fill('ayse@example.com');
  await press(say('staff-membership.ask'));
  await expect.element(page.getByText(say('staff-membership.not-mailed'), { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toContain('saat');
});

const refusals: readonly LinkRefusal[] = [
  'incorrect-request',
  'role-lacking',
  'sign-in-needed',
  'too-many-tries',
];

test.each(languages.flatMap((language) => refusals.map((refusal) => [language, refusal] as const)))(
  '[E-04] in %s, %s is told and what was typed stays',
  async (language, refusal) => {
    const { say } = wordsOf(language);
    drawn(shown(refused(refusal)).view, language);
    await email().fill('ayse@example.com');
    await page.getByRole('checkbox').click();
    await press(say('staff-membership.ask'));
    await expect.element(page.getByText(say(refusalWords[refusal]), { exact: true })).toBeVisible();
    await expect.element(email()).toHaveValue('ayse@example.com');
    await expect.element(page.getByRole('checkbox')).toBeChecked();
  },
);

test('[E-04] what the server says of a failure is said as it says it', async () => {
  const { say } = wordsOf('tr');
  drawn(shown(refused('too-many-tries', 'Yarım saat bekleyin.')).view);
  await email().fill('ayse@example.com');
  await press(say('staff-membership.ask'));
  await expect.element(page.getByText('Yarım saat bekleyin.', { exact: true })).toBeVisible();
});

test.each([
  ['', 'login.required'],
  ['ayse', 'login.email.not-understood'],
  ['ayse@example.com>', 'login.email.not-understood'],
] as const)('[E-04] [V-01] %j is said at its field, and nothing is asked', async (entered, message) => {
  const { say } = wordsOf('tr');
  const { asked, view } = shown(granted(given));
  drawn(view);
  await email().fill(entered);
  await press(say('staff-membership.ask'));
  await expect.element(page.getByText(say(message))).toBeVisible();
  await expect.element(email()).toHaveValue(entered);
  expect([document.activeElement?.id, asked]).toEqual(['member-email', []]);
});
