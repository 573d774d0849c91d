import type { Page } from 'playwright';
import { expect } from 'vitest';
import tr from '#locales/tr.json' with { type: 'json' };
import type { Ahead } from '#machines/kit/walk/path.ts';
import { registrationWalk } from '#machines/registration/registration.paths.ts';
import { browserLayer } from '../../support/browser/browser-layer.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { refuses } from '../../support/shop/wire-answers.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const known = '10000000146';
const stranger = '99999999990';

const field = (page: Page, name: string) => page.locator(`#registration-${name}`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const pressInDialog = (page: Page, name: string) =>
  page.locator('dialog[open]').getByRole('button', { name, exact: true }).first().click();
const openLogin = (page: Page) => press(page, tr['login.open']);

const numberFor = (ahead: readonly Ahead[]) =>
  ahead.some(({ port, outcome }) => port === 'verifyIdentity' && outcome === 'not known') ? stranger : known;

const fillPerson = async (page: Page, ahead: readonly Ahead[]) => {
  await page.getByRole('radio', { name: tr['registration.kind.individual'] }).check();
  await page.getByRole('radio', { name: tr['passenger.gender.female'] }).check();
  await field(page, 'birthDate').fill('03.05.1990');
  await field(page, 'identityNumber').fill(numberFor(ahead));
};

const fillCompany = async (page: Page) => {
  await page.getByRole('radio', { name: tr['registration.kind.company'] }).check();
  await field(page, 'companyName').fill('Erciyes Turizm');
  await field(page, 'taxNumber').fill('1234567890');
  await field(page, 'taxAdministration').fill('Kocasinan');
};

const fillReach = async (page: Page, email: string) => {
  await field(page, 'firstName').fill('Deniz');
  await field(page, 'lastName').fill('Kaya');
  await field(page, 'email').fill(email);
  await field(page, 'phone').fill('532 123 45 67');
  await field(page, 'contract').check();
};

browserLayer(
  {
    walk: registrationWalk,
    causes: {
      verifyIdentity: {
        call: 'verify-citizenship',
        outcomes: {
          known: { kind: 'pass' },
          'not known': { kind: 'pass' },
          'not to be asked': refuses('identity-unreachable'),
          'too many tries': refuses('too-many-tries'),
          'no answer': { kind: 'cut' },
        },
      },
      register: {
        call: 'register',
        outcomes: {
          registered: { kind: 'pass' },
          'not known': refuses('identity-not-verified'),
          'not to be asked': refuses('identity-unreachable'),
          incomplete: refuses('registration-incomplete'),
          'a sentence of the server': { kind: 'refuse', status: 503 },
          'no answer': { kind: 'cut' },
        },
      },
      sendActivationLink: {
        call: 'send-password-link',
        outcomes: {
          sent: { kind: 'pass' },
          'incorrect request': { kind: 'refuse', status: 400 },
          'too many tries': refuses('too-many-tries'),
          'no answer': { kind: 'cut' },
        },
      },
    },
    begin: async ({ page }) => {
      await page.goto('/');
      await page.keyboard.press('Tab');
    },
    gestures: {
      'registration.opened': async ({ page }) => {
        await openLogin(page);
        await press(page, tr['registration.open']);
        await page.getByRole('dialog', { name: tr['registration.title'] }).waitFor();
      },
      'registration.closed': ({ page }) => pressInDialog(page, tr['ui.dialog.close']),
      'registration.submitted': async ({ page }, { cause }, ahead) => {
        const isCompany = cause.kind === 'event' && cause.sample === 'a company';
        if (isCompany) await fillCompany(page);
        else await fillPerson(page, ahead);
        await fillReach(page, isCompany ? 'erciyes@example.com' : 'deniz@example.com');
        await pressInDialog(page, tr['registration.open']);
      },
      'registration.abandoned': ({ page }) => pressInDialog(page, tr['registration.abandon']),
      'activation.opened': async ({ page }) => {
        await openLogin(page);
        await page.locator('#login-email').fill('zeynep@example.com');
        await press(page, tr['activation.open']);
        await expect.poll(() => page.locator('#activation-email').inputValue()).toBe('zeynep@example.com');
      },
      'activation.closed': ({ page }) => pressInDialog(page, tr['ui.dialog.close']),
      'link.asked': async ({ page }) => {
        const email = page.locator('#activation-email');
        if ((await email.count()) === 0) {
          await pressInDialog(page, tr['activation.again']);
          return;
        }
        await email.fill('zeynep@example.com');
        await pressInDialog(page, tr['forgotten.submit']);
      },
    },
    stateIn: ({ page }) => flowState(page, 'registration'),
  },
  shop,
  visitor,
);
