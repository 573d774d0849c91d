import { vi } from 'vitest';
import { page } from 'vitest/browser';
import tr from '#locales/tr.json' with { type: 'json' };
import { PasswordUpdateScreen } from '#screens/password-update/password-update.tsx';
import { viewLayer } from '../../support/views/view-layer.tsx';
import { enteredFields, enteredKey, passwordWalk } from '../../support/visits/password-walk.ts';

vi.spyOn(crypto, 'randomUUID').mockReturnValue(enteredKey);

const fill = async (id: string, text: string) => {
  const field = document.getElementById(id);
  if (field === null) throw new Error(`There is no ${id}.`);
  await page.elementLocator(field).fill(text);
};
const submit = () => document.querySelector('[data-flow="submission"] [type=submit]');
const button = (name: string) =>
  [...document.querySelectorAll('button')].some(({ textContent }) => textContent === name);

viewLayer({
  walk: passwordWalk,
  sentences: 'password-update',
  draw: ({ actor }) => <PasswordUpdateScreen form={actor} />,
  gestures: {
    'form.submitted': async () => {
      await fill('old-password', enteredFields.oldPassword);
      await fill('new-password', enteredFields.newPassword);
      await fill('repeated-password', enteredFields.newPassword);
      await page.getByRole('button', { name: tr['password.update.submit'] }).click();
    },
    'form.abandoned': () => page.getByRole('button', { name: tr['password.abandon'] }).click(),
    'form.begun': () => page.getByRole('button', { name: tr['password.again'] }).click(),
  },
  offers: {
    'form.submitted': () => submit() !== null && submit()?.getAttribute('aria-disabled') !== 'true',
    'form.abandoned': () => button(tr['password.abandon']),
    'form.begun': () => button(tr['password.again']),
  },
});
