import { expect } from 'vitest';
import { page } from 'vitest/browser';
import tr from '#locales/tr.json' with { type: 'json' };
import type { Step } from '#machines/kit/walk/path.ts';
import { registrationWalk } from '#machines/registration/registration.paths.ts';
import { LoginCorner } from '#panels/login/login-corner.tsx';
import { RegistrationCorner } from '#panels/registration/registration-corner.tsx';
import { nextKey } from '../../support/views/next-key.ts';
import { viewLayer } from '../../support/views/view-layer.tsx';

const dialog = () => document.querySelector('dialog[open]');
const isPressable = (button: Element | null) =>
  button !== null && button.getAttribute('aria-busy') !== 'true' && button.checkVisibility();
const buttonIn = (root: Element | null, name: string) =>
  [...(root?.querySelectorAll('button') ?? [])].find((button) => button.textContent === name) ?? null;
const isGuestHere = () => dialog() === null && isPressable(document.querySelector('[popovertarget=login]'));

const within = (id: string) => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`There is no ${id}.`);
  return page.elementLocator(element);
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const close = () =>
  page.getByRole('dialog').getByRole('button', { name: tr['ui.dialog.close'] }).first().click();
const openLogin = () => page.getByRole('button', { name: tr['login.open'], exact: true }).first().click();

const reads = (text: string) => (document.body.textContent ?? '').includes(text);

const sampleOf = ({ cause }: Step) => {
  const sample = cause.kind === 'event' ? cause.sample : null;
  const sent = registrationWalk.events['registration.submitted']?.[sample ?? ''];
  if (sent === undefined) throw new Error('There is no such sample.');
  return sent;
};

const fillIn = async (step: Step) => {
  const { draft, key } = sampleOf(step);
  nextKey(key);
  const isCompany = draft.kind === 'company';
  await page
    .getByRole('radio', {
      name: isCompany ? tr['registration.kind.company'] : tr['registration.kind.individual'],
    })
    .click();
  if (isCompany) {
    await within('registration-companyName').fill('Erciyes Turizm');
    await within('registration-taxNumber').fill('123 456 78 90');
    await within('registration-taxAdministration').fill('Kocasinan');
  } else {
    await page.getByRole('radio', { name: tr['passenger.gender.female'] }).click();
    await within('registration-birthDate').fill('3.5.1990');
    await within('registration-identityNumber').fill('۱۰۰۰۰۰۰۰۱۴۶');
  }
  await within('registration-firstName').fill('deniz');
  await within('registration-lastName').fill('kaya');
  await within('registration-email').fill(draft.email);
  await within('registration-phone').fill('0532 123 45 67');
  const contract = within('registration-contract');
  if (!contract.element().matches(':checked')) await contract.click();
  await page.getByRole('dialog').getByRole('button', { name: tr['registration.open'], exact: true }).click();
};

viewLayer({
  walk: registrationWalk,
  draw: ({ actor }) => (
    <>
      <LoginCorner login={null} back="/" />
      <RegistrationCorner registration={actor} />
    </>
  ),
  shop: ({ actor }) => ({ registration: actor }),
  isComing: () =>
    (!reads(tr['activation.open']) && !reads(tr['registration.opening'])) ||
    (reads(tr['registration.refused.too-many-tries']) && !reads(tr['again.now'])),
  gestures: {
    'registration.opened': async () => {
      await openLogin();
      await press(tr['registration.open']);
      await expect.element(page.getByRole('dialog', { name: tr['registration.title'] })).toBeVisible();
    },
    'registration.closed': close,
    'registration.submitted': fillIn,
    'registration.abandoned': () => press(tr['registration.abandon']),
    'activation.opened': async () => {
      await openLogin();
      await within('login-email').fill('zeynep@example.com');
      await press(tr['activation.open']);
      await expect.element(page.getByLabelText(tr['login.email']).last()).toHaveValue('zeynep@example.com');
    },
    'activation.closed': close,
    'link.asked': async () => {
      const again = buttonIn(dialog(), tr['activation.again']);
      if (again === null) {
        await within('activation-email').fill('zeynep@example.com');
        await press(tr['forgotten.submit']);
      } else await page.elementLocator(again).click();
    },
  },
  offers: {
    'registration.opened': isGuestHere,
    'activation.opened': isGuestHere,
    'registration.submitted': () =>
      document.getElementById('registration-email') !== null &&
      isPressable(dialog()?.querySelector('[type=submit]') ?? null),
    'registration.abandoned': () => isPressable(buttonIn(dialog(), tr['registration.abandon'])),
    'link.asked': () =>
      isPressable(buttonIn(dialog(), tr['activation.again'])) ||
      (document.getElementById('activation-email') !== null &&
        isPressable(dialog()?.querySelector('[type=submit]') ?? null)),
  },
});
