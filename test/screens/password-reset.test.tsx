import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import { membershipText } from '#i18n/membership-text.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import type {
  LinkCode,
  PasswordReset,
  PasswordResetRefusal,
  ReadLink,
  ReadLinkRefusal,
} from '#screens/password-reset/password-reset.flow.ts';
import { PasswordResetScreen } from '#screens/password-reset/password-reset.tsx';
import { axeInPage } from '../support/views/axe-in-page.ts';
import { answeredBy } from './answered-form.ts';
import { drawn, wordsOf } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const code = 'c'.repeat(43);

/** The page of a link, once the server has said whose it is. */
const shown = (answer: Answer<ReadLink, ReadLinkRefusal>) => {
  const reading = answeredBy<LinkCode, ReadLink, ReadLinkRefusal>(answer);
  const setting = answeredBy<PasswordReset, null, PasswordResetRefusal>(granted(null));
  const link = createActor(
    submissionOf<LinkCode, ReadLink, ReadLinkRefusal>().provide({ actors: reading.actors }),
    { input: { fields: { code } } },
  ).start();
  const form = createActor(
    submissionOf<PasswordReset, null, PasswordResetRefusal>().provide({ actors: setting.actors }),
    { input: { fields: { code, newPassword: '' } } },
  ).start();
  onTestFinished(() => {
    link.stop();
    form.stop();
  });
  link.send({ type: 'form.submitted', fields: { code }, key: 'k-1', at: 0 });
  return (
    <ShopAround>
      <main>
        <PasswordResetScreen form={form} link={link} code={code} />
      </main>
    </ShopAround>
  );
};

const minutes = 10;

test.each(languages)(
  '[S-07] before a first password is chosen, its page says whose membership it makes active, and what to do where that is another: %s',
  async (language) => {
    const { say } = wordsOf(language);
    const activates = { kind: 'citizen', name: 'A*** V***', number: '•••••••0082' } as const;
    drawn(shown(granted({ activates })), language);
    const member = membershipText(activates, say);
    await expect.element(page.getByText(say('password.reset.activates.title', { member }))).toBeVisible();
    await expect.element(page.getByText(say('password.reset.activates.text', { minutes }))).toBeVisible();
    expect(await axeInPage()).toEqual([]);
  },
);

test.each([
  ['leads to a new password of a member who stands', granted({ activates: null })],
  ['is used or too old', refused('link-used-or-old')],
])('[S-08] a link that %s names nobody, and the form stands', async (_, answer) => {
  const { say } = wordsOf('tr');
  drawn(shown(answer), 'tr');
  await expect.element(page.getByRole('button', { name: say('password.reset.submit') })).toBeVisible();
  await expect
    .element(page.getByText(say('password.reset.activates.text', { minutes })))
    .not.toBeInTheDocument();
});
