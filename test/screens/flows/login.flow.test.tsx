import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import tr from '#locales/tr.json' with { type: 'json' };
import { loginWalk } from '#machines/login/login.paths.ts';
import { LoginCorner } from '#panels/login/login-corner.tsx';
import { viewLayer } from '../../support/views/view-layer.tsx';

const panel = () => document.getElementById('login');
const isOpen = () => panel()?.matches(':popover-open') ?? false;
const buttonIn = (root: Element | null, name: string) =>
  [...(root?.querySelectorAll('button') ?? [])].find((button) => button.textContent === name) ?? null;
const isPressable = (button: Element | null) =>
  button !== null &&
  button.getAttribute('aria-disabled') !== 'true' &&
  button.checkVisibility({ visibilityProperty: true });
const dialog = () => document.querySelector('dialog[open]');

const within = (id: string) => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`There is no ${id}.`);
  return page.elementLocator(element);
};

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

const submittedAs = (sample: string | null) =>
  sample === 'wrong details'
    ? loginWalk.events['login.submitted']?.['wrong details']
    : loginWalk.events['login.submitted']?.['right details'];

viewLayer({
  walk: loginWalk,
  draw: ({ actor }) => <LoginCorner login={actor} back="/" />,
  gestures: {
    'login.opened': () => page.getByRole('button', { name: tr['login.open'] }).first().click(),
    'login.closed': () => press(tr['login.close']),
    'login.submitted': async ({ cause }) => {
      const submitted = submittedAs(cause.kind === 'event' ? cause.sample : null);
      if (submitted === undefined) throw new Error('There is no such sample.');
      const { email, password, remembered } = submitted.login;
      await within('login-email').fill(email);
      await within('login-password').fill(password);
      const remember = within('login-remember');
      if (remember.element().matches(':checked') !== remembered) await remember.click();
      await within('login-password').click();
      await userEvent.keyboard('{Enter}');
    },
    'login.abandoned': () => press(tr['login.abandon']),
    'eid.chosen': () => press(tr['login.eid']),
    'password.forgotten': async () => {
      await within('login-email').fill('zeynep@example.com');
      await press(tr['login.forgotten']);
      await expect.element(within('forgotten-email')).toHaveValue('zeynep@example.com');
    },
    'link.asked': async () => {
      await within('forgotten-email').fill('ayse@example.com');
      await press(tr['forgotten.submit']);
    },
    'forgotten.closed': () =>
      page.getByRole('dialog').getByRole('button', { name: tr['ui.dialog.close'] }).first().click(),
  },
  offers: {
    'login.opened': () =>
      !isOpen() && isPressable(document.querySelector('[popovertarget=login]')) && dialog() === null,
    'login.submitted': () => isOpen() && isPressable(panel()?.querySelector('[type=submit]') ?? null),
    'login.abandoned': () => isOpen() && isPressable(buttonIn(panel(), tr['login.abandon'])),
    'eid.chosen': () => isOpen() && isPressable(buttonIn(panel(), tr['login.eid'])),
    'password.forgotten': () => isOpen() && isPressable(buttonIn(panel(), tr['login.forgotten'])),
    'link.asked': () => isPressable(dialog()?.querySelector('[type=submit]') ?? null),
    'forgotten.closed': () => isPressable(dialog()?.querySelector('button') ?? null),
  },
});
