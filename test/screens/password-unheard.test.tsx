import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { type Answer, refused } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import type { Sent } from '#machines/kit/submission/submission.model.ts';
import type {
  LinkCode,
  PasswordReset,
  PasswordResetRefusal,
  ReadLink,
  ReadLinkRefusal,
} from '#screens/password-reset/password-reset.flow.ts';
import { PasswordResetScreen } from '#screens/password-reset/password-reset.tsx';
import type { PasswordUpdate, PasswordUpdateRefusal } from '#screens/password-update/password-update.flow.ts';
import { PasswordUpdateScreen } from '#screens/password-update/password-update.tsx';
import { drawn, wordsOf } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const never = () => Promise.race<never>([]);
const newPassword = 'Erciyes3917';
const code = 'A'.repeat(43);

const answering = <Fields, Refusal extends string>(answer: () => Promise<Answer<null, Refusal>>) => ({
  sendForm: fromPromise<Answer<null, Refusal>, Sent<Fields>>(answer),
  waitingEnd: fromPromise<void, { readonly at: number }>(() => Promise.race<void>([])),
});

const updateWith = (answer: () => Promise<Answer<null, PasswordUpdateRefusal>>) => {
  const machine = submissionOf<PasswordUpdate, null, PasswordUpdateRefusal>();
  const fields = { oldPassword: '', newPassword: '' };
  return createActor(machine.provide({ actors: answering(answer) }), { input: { fields } }).start();
};

const resetWith = (answer: () => Promise<Answer<null, PasswordResetRefusal>>) => {
  const machine = submissionOf<PasswordReset, null, PasswordResetRefusal>();
  const fields = { code, newPassword: '' };
  return createActor(machine.provide({ actors: answering(answer) }), { input: { fields } }).start();
};

/** Nobody has said yet whose link it is. */
const unreadLink = () => {
  const machine = submissionOf<LinkCode, ReadLink, ReadLinkRefusal>();
  return createActor(machine, { input: { fields: { code } } }).start();
};

type Refused = () => Promise<Answer<never, 'key-in-use' | 'too-many-tries'>>;

const screens = {
  update: (answer: Refused) => <PasswordUpdateScreen form={updateWith(answer)} />,
  reset: (answer: Refused) => (
    <PasswordResetScreen form={resetWith(answer)} link={unreadLink()} code={code} />
  ),
} as const;

const fill = async (id: string, text: string) => {
  const field = document.getElementById(id);
  if (field !== null) await page.elementLocator(field).fill(text);
};

const sentWith = async (
  name: keyof typeof screens,
  language: (typeof languages)[number],
  answer: Refused,
) => {
  const { say } = wordsOf(language);
  drawn(<ShopAround>{screens[name](answer)}</ShopAround>, language);
  await fill('old-password', 'Bozkir1923');
  await fill('new-password', newPassword);
  await fill('repeated-password', newPassword);
  await page.getByRole('button', { name: say(`password.${name}.submit`) }).click();
  return {
    say,
    expectNotice: async (isKnown: 'known' | 'not-known') => {
      const [is, isNot] = ['password.refused.title', 'settling.unheard'] as const;
      const [shown, hidden] = isKnown === 'known' ? [is, isNot] : [isNot, is];
      await expect.element(page.getByText(say(shown))).toBeVisible();
      expect(page.getByText(say(hidden)).elements()).toEqual([]);
    },
  };
};

const everywhere = languages.flatMap((language) =>
  (['update', 'reset'] as const).map((name) => [name, language] as const),
);

test.each(everywhere)(
  '[V-11] without an answer nobody says that the password has not changed: %s, %s',
  async (name, language) => {
    const { expectNotice } = await sentWith(name, language, () =>
      Promise.reject(new Error('It was cut off.')),
    );
    await expectNotice('not-known');
  },
);

test.each(everywhere)(
  '[V-11] whoever waits no longer is told that it may have changed: %s, %s',
  async (name, language) => {
    const { say, expectNotice } = await sentWith(name, language, never);
    await page.getByRole('button', { name: say('password.abandon'), exact: true }).click();
    await expectNotice('not-known');
  },
);

test.each(everywhere)(
  '[V-11] a first try that is still carried out is not told as refused; a refusal is: %s, %s',
  async (name, language) => {
    const answers = [refused('key-in-use'), refused('too-many-tries')] as const;
    let tries = 0;
    const { say, expectNotice } = await sentWith(name, language, async () => {
      tries += 1;
      return answers[tries - 1] ?? answers[1];
    });
    await expectNotice('not-known');
    await page.getByRole('button', { name: say(`password.${name}.submit`) }).click();
    await expectNotice('known');
  },
);
