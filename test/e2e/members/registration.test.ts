import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { membershipText } from '#i18n/membership-text.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { mailedPasswordLink } from '../../support/browser/mailed-link.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { worldHand } from '../../support/shop/world.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const say = sayIn('tr', wholeCatalogue('tr'));
const password = 'Erciyes3917';

const dialog = (page: Page) => page.locator('dialog[open]');
const field = (page: Page, name: string) => page.locator(`#registration-${name}`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const submit = (page: Page) =>
  dialog(page).getByRole('button', { name: say('registration.open'), exact: true });

const openRegistration = async (page: Page) => {
  await page.goto('/');
  await press(page, say('login.open'));
  await press(page, say('registration.open'));
  await dialog(page).waitFor();
};

const fillIn = async (page: Page, email: string) => {
  await field(page, 'firstName').fill('ışık');
  await field(page, 'lastName').fill('Çelik');
  await page.getByRole('radio', { name: say('passenger.gender.female') }).check();
  await field(page, 'birthDate').fill('3.5.1990');
  await field(page, 'identityNumber').fill('۱۰۰۰۰۰۰۰۱۴۶');
  await field(page, 'email').fill(email);
  await field(page, 'phone').fill('05321234567');
};

test('[S-07] [S-08] [E-03] [P-06] somebody signs up, sets a password behind the mailed link and logs in', async () => {
  const { page, complaints } = await visitor();
  await openRegistration(page);
  await fillIn(page, 'isik@example.com');
  await field(page, 'contract').check();
  await submit(page).click();
  const notice = page.getByRole('alert').filter({ hasText: say('alert.signed-up.title') });
  await notice.waitFor();
  expect(await dialog(page).count()).toBe(0);
  await page.goto(await mailedPasswordLink(page, 'isik@example.com'));
  const named = membershipText({ kind: 'citizen', name: 'I*** Ç***', number: '•••••••0146' }, say);
  await page.getByText(say('password.reset.activates.title', { member: named })).waitFor();
  await page.locator('#new-password').fill(password);
  await page.locator('#repeated-password').fill(password);
  await press(page, say('password.reset.submit'));
  await page.getByText(say('password.reset.done')).waitFor();
  await page
    .getByRole('main')
    .getByRole('button', { name: say('login.open') })
    .click();
  await page.locator('#login-email').fill('isik@example.com');
  await page.locator('#login-password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByText('IŞIK ÇELİK').waitFor();
  expect(complaints()).toEqual([]);
});

test('[S-08] on a phone, whoever presses once more after the register did not answer keeps the button under the finger', async () => {
  const { page } = await visitor({ width: 360, height: 780, touch: true });
  await openRegistration(page);
  await fillIn(page, 'isik@example.com');
  await field(page, 'identityNumber').fill('77777777770');
  await field(page, 'contract').check();
  await submit(page).click();
  await waitForState(page, 'registration', 'filling.unchecked');
  const button = submit(page);
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const world = worldHand(shop().origin);
  await world.hold(['verify-citizenship']);
  const before = await button.boundingBox();
  await page.mouse.click((before?.x ?? 0) + 20, (before?.y ?? 0) + 20);
  await waitForState(page, 'registration', 'verifying');
  const pressed = dialog(page).locator('button[aria-busy=true]');
  expect((await pressed.boundingBox())?.y).toBe(before?.y);
  await world.open('verify-citizenship');
});

test('[R-19] [V-08] the rules are read before they are accepted, beside the form, which keeps what was typed', async () => {
  const { page, complaints } = await visitor();
  await openRegistration(page);
  await fillIn(page, 'isik@example.com');
  const opened = page.context().waitForEvent('page');
  await dialog(page)
    .getByRole('link', { name: say('rules.read') })
    .click();
  const rules = await opened;
  await rules.getByRole('heading', { level: 1, name: say('rules.title') }).waitFor();
  await rules.getByRole('heading', { level: 2, name: say('rules.privacy') }).waitFor();
  expect(await field(page, 'firstName').inputValue()).toBe('IŞIK');
  expect(await field(page, 'email').inputValue()).toBe('isik@example.com');
  expect(complaints()).toEqual([]);
});

test('[S-07] [P-01] what was typed outlives a reload and another language, but for the number of a paper, and goes with the sign-up', async () => {
  const { page } = await visitor();
  await openRegistration(page);
  await fillIn(page, 'isik@');
  await page.reload();
  await openRegistration(page);
  expect(await field(page, 'firstName').inputValue()).toBe('IŞIK');
  expect(await field(page, 'birthDate').inputValue()).toBe('03.05.1990');
  expect(await field(page, 'identityNumber').inputValue()).toBe('');
  expect(await page.getByRole('radio', { name: say('passenger.gender.female') }).isChecked()).toBe(true);
  await page.goto('/?dil=fa');
  const fa = sayIn('fa', wholeCatalogue('fa'));
  await press(page, fa('login.open'));
  await press(page, fa('registration.open'));
  expect(await field(page, 'email').inputValue()).toBe('isik@');
  await field(page, 'identityNumber').fill('10000000146');
  await field(page, 'email').fill('isik-kept@example.com');
  await field(page, 'contract').check();
  await dialog(page)
    .getByRole('button', { name: fa('registration.open'), exact: true })
    .click();
  await page
    .getByRole('alert')
    .filter({ hasText: fa('alert.signed-up.title') })
    .waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('registration-typed'))).toBe('');
});

test('[V-08] nothing can be sent before the contract is accepted, and the reason is said', async () => {
  const { page } = await visitor();
  await openRegistration(page);
  await fillIn(page, 'isik@example.com');
  expect(await submit(page).getAttribute('aria-disabled')).toBe('true');
  const why = (await submit(page).getAttribute('aria-describedby')) ?? '';
  expect(await page.locator(`[id="${why}"]`).textContent()).toBe(say('registration.contract.why'));
  await field(page, 'phone').press('Enter');
  await submit(page).click({ force: true });
  expect(await page.locator('[data-flow=registration]').getAttribute('data-state')).toBe('filling.fresh');
  await field(page, 'contract').check();
  expect(await submit(page).getAttribute('aria-disabled')).toBe(null);
});

test('[E-03] [V-02] [V-05] what is wrong is named at each field, the first has the focus, and what was typed stays', async () => {
  const { page } = await visitor();
  await openRegistration(page);
  await fillIn(page, 'isik@');
  await field(page, 'identityNumber').fill('10000000145');
  await field(page, 'contract').check();
  await submit(page).click();
  await expect
    .poll(() => page.locator(':focus').getAttribute('id'), soon)
    .toBe('registration-identityNumber');
  const summary = dialog(page).getByRole('alert');
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    say('passenger.wrong.identity-wrong'),
    say('passenger.wrong.email-wrong'),
  ]);
  const fields = ['firstName', 'lastName', 'birthDate', 'identityNumber', 'email', 'phone'];
  expect(await Promise.all(fields.map((name) => field(page, name).inputValue()))).toEqual([
    'IŞIK',
    'ÇELİK',
    '03.05.1990',
    '10000000145',
    'isik@',
    '532 123 45 67',
  ]);
  await field(page, 'email').fill('isik@example.com');
  await page.getByRole('radio', { name: say('passenger.gender.male') }).check();
  await expect.poll(() => summary.getByRole('link').count(), soon).toBe(1);
  await page.getByRole('radio', { name: say('registration.kind.company') }).check();
  expect(await summary.count()).toBe(0);
});

test('[S-07] what was typed waits when the form is closed; the side menu opens it again', async () => {
  const { page } = await visitor({ width: 360 });
  await openRegistration(page);
  await field(page, 'firstName').fill('Işık');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).count(), soon).toBe(0);
  await press(page, say('menu.open'));
  await press(page, say('registration.open'));
  await dialog(page).waitFor();
  expect(await field(page, 'firstName').inputValue()).toBe('IŞIK');
});

test('[S-07] [P-06] the activation dialog mails the link again and leads to the login', async () => {
  const { page } = await visitor();
  await page.goto('/');
  await press(page, say('login.open'));
  await page.locator('#login-email').fill('zeynep@example.com');
  await press(page, say('activation.open'));
  await dialog(page)
    .getByRole('button', { name: say('forgotten.submit') })
    .click();
  await dialog(page)
    .getByRole('button', { name: say('login.open') })
    .click();
  await expect.poll(() => page.locator('#login:popover-open').count(), soon).toBe(1);
  expect(await mailedPasswordLink(page, 'zeynep@example.com')).toContain('/sifre-sifirla?url=');
});
