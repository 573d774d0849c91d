import type { Page } from 'playwright';
import { expect } from 'vitest';
import tr from '#locales/tr.json' with { type: 'json' };
import type { Ahead } from '#machines/kit/walk/path.ts';
import { loginWalk } from '#machines/login/login.paths.ts';
import { browserLayer, type Scene, syncClock } from '../../support/browser/browser-layer.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const member = { email: 'ayse@example.com', password: 'Bozkir1923' };
const passive = { email: 'zeynep@example.com', password: 'Bozkir1923' };
const wrong = { email: 'ayse@example.com', password: 'Bozkir1924' };

const detailsFor = (ahead: readonly Ahead[]) => {
  const outcome = ahead.find(({ port }) => port === 'logIn')?.outcome;
  if (outcome === 'wrong details') return wrong;
  return outcome === 'not activated' ? passive : member;
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const isAtEid = async (page: Page) => expect.poll(() => page.url(), soon).toContain('/e-kimlik');

/** Goes to the e-ID page and comes back with what it gives. */
const comeBackFromEid = async (page: Page) => {
  await page.goto('/');
  await press(page, tr['login.open']);
  await press(page, tr['login.eid']);
  await isAtEid(page);
  await page.getByRole('button', { name: tr['eid.approve'] }).click();
};

/** A member who wished to be remembered has been away for half an hour. */
const comeAfterTheEnd = async ({ page, world }: Scene) => {
  await world.turn({ do: 'let-pass', name: 'log-in' });
  await page.goto('/');
  await press(page, tr['login.open']);
  await page.locator('#login-email').fill(member.email);
  await page.locator('#login-password').fill(member.password);
  await page.locator('#login-remember').check();
  await page.locator('#login-password').press('Enter');
  await expect.poll(() => flowState(page, 'session'), soon).toContain('signedIn');
  for (const minutes of [29, 2]) {
    await world.pass(minutes * 60_000);
    await syncClock(page);
    const state = minutes === 29 ? 'signedIn.warned.counting' : 'signedOut.visiting';
    await expect.poll(() => flowState(page, 'session'), soon).toBe(state);
  }
  await world.hold(['log-in']);
};

browserLayer(
  {
    walk: loginWalk,
    causes: {
      logIn: {
        call: 'log-in',
        outcomes: {
          'a member': { kind: 'pass' },
          'wrong details': { kind: 'pass' },
          'not activated': { kind: 'pass' },
          'too many tries': { kind: 'refuse', status: 429 },
          'a sentence of the server': { kind: 'refuse', status: 503 },
          'no answer': { kind: 'cut' },
        },
      },
      beginEid: {
        call: 'begin-eid',
        outcomes: {
          'an address': { kind: 'pass' },
          closed: { kind: 'refuse', status: 503 },
          'no answer': { kind: 'cut' },
        },
      },
      logInByEid: {
        call: 'log-in-by-eid',
        outcomes: {
          'a member': { kind: 'pass' },
          refused: { kind: 'refuse', status: 401 },
          'no answer': { kind: 'cut' },
        },
      },
      sendPasswordLink: {
        call: 'send-password-link',
        outcomes: {
          sent: { kind: 'pass' },
          'incorrect request': { kind: 'refuse', status: 400 },
          'too many tries': { kind: 'refuse', status: 429 },
          'no answer': { kind: 'cut' },
        },
      },
      takeBackLogin: {
        call: 'log-out',
        outcomes: { done: { kind: 'pass' }, 'no answer': { kind: 'cut' } },
      },
    },
    begin: async (scene, path) => {
      const { page, world } = scene;
      if (path.start === 'back from the e-ID page') {
        await world.turn({ do: 'let-pass', name: 'begin-eid' });
        await comeBackFromEid(page);
        await world.hold(['begin-eid']);
        return;
      }
      if (path.start === 'warned on the way to a page') await page.goto('/?redirect=%2F404');
      else if (path.start === 'prompted after the session ended') await comeAfterTheEnd(scene);
      else await page.goto('/');
    },
    gestures: {
      'login.opened': ({ page }) => press(page, tr['login.open']),
      'login.closed': ({ page }) => press(page, tr['login.close']),
      'login.submitted': async ({ page }, _, ahead) => {
        const { email, password } = detailsFor(ahead);
        await page.locator('#login-email').fill(email);
        await page.locator('#login-password').fill(password);
        await page.locator('#login-password').press('Enter');
      },
      'login.abandoned': async ({ page }) => {
        if (page.url().includes('/e-kimlik')) await page.goBack();
        else await press(page, tr['login.abandon']);
      },
      'eid.chosen': ({ page }) => press(page, tr['login.eid']),
      'password.forgotten': async ({ page }) => {
        await page.locator('#login-email').fill('zeynep@example.com');
        await press(page, tr['login.forgotten']);
        await expect.poll(() => page.locator('#forgotten-email').inputValue()).toBe('zeynep@example.com');
      },
      'link.asked': async ({ page }) => {
        await page.locator('#forgotten-email').fill(member.email);
        await press(page, tr['forgotten.submit']);
      },
      'forgotten.closed': ({ page }) =>
        page.getByRole('dialog').getByRole('button', { name: tr['ui.dialog.close'] }).first().click(),
    },
    stateIn: ({ page }) => flowState(page, 'login'),
    unseen: {
      away: ({ page }) => isAtEid(page),
      loggedIn: async ({ page }) => expect.poll(() => flowState(page, 'login'), soon).toBe(null),
    },
  },
  shop,
  visitor,
);
