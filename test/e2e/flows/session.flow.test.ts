import type { Page } from 'playwright';
import { expect } from 'vitest';
import { refusals } from '#contract/wire/refusals.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { sessionWalk } from '#machines/session/session.paths.ts';
import { browserLayer, type Scene, syncClock } from '../../support/browser/browser-layer.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { soon } from '../../support/soon.ts';
import { follow } from '../../support/visits/follow.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const memberPage = '/sifre-guncelleme';
const openPage = '/404';
const member = { username: 'ayse@example.com', password: 'Bozkir1923' };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const noSession = {
  kind: 'answer',
  status: refusals['no-session'].status,
  body: {
    timestamp: '',
    traceId: '',
    status: 'UNAUTHORIZED',
    type: 'refusal',
    code: refusals['no-session'].code,
    message: '',
    detail: '',
    title: null,
  },
} as const;

/** A call of a member is asked again once after its token was renewed, so it is refused twice. */
const refusedTwice =
  (call: string) =>
  async ({ world }: Scene) => {
    await world.turn({ do: 'let-pass', name: 'resume-session' });
    await world.release(call, { kind: 'refuse', status: 401 });
    await world.release(call, { kind: 'refuse', status: 401 });
  };

/** Whoever logs out at a page of members comes to home anew, where nothing begins before it is wanted. */
const loggedOut = async ({ page, world }: Scene) => {
  const isAtHome = new URL(page.url()).pathname === '/';
  if (!isAtHome) await world.turn({ do: 'let-pass', name: 'resume-session' });
  await world.release('log-out', { kind: 'pass' });
  if (isAtHome) return;
  await page.waitForURL(({ pathname }) => pathname === '/');
  await press(page, tr['login.open']);
};

/** Whoever comes back from the e-ID page is waited for by the login first: it takes nothing else meanwhile. */
const logIn = async ({ page }: Scene) => {
  await expect.poll(() => flowState(page, 'login'), soon).toMatch(/^(?:entering|resting)/);
  if ((await flowState(page, 'login')) === 'resting') await press(page, tr['login.open']);
  await page.locator('#login-email').fill(member.username);
  await page.locator('#login-password').fill(member.password);
  await page.locator('#login-password').press('Enter');
};

const beginAsMember = ({ page, origin }: Scene) =>
  page.request.post('/mc/user/login', { data: member, headers: { origin } });

/** The question came with the cookie of a session that the login in another tab has ended: it is answered by hand. */
const atWorkElsewhere = async (scene: Scene) => {
  const entered = await beginAsMember(scene);
  const { userId } = await entered.json();
  const body = { userId, at: await scene.world.now() };
  await scene.world.turn({ do: 'let-pass', name: 'resume-session' });
  await scene.world.release('find-last-action', { kind: 'answer', status: 200, body });
};

const landings: Readonly<Record<string, string>> = {
  plain: '/',
  'at a page of members': memberPage,
  'with a page to go to': `/?redirect=${encodeURIComponent(openPage)}`,
};

browserLayer(
  {
    walk: sessionWalk,
    causes: {
      resumeSession: {
        call: 'resume-session',
        outcomes: { 'a member': { kind: 'pass' }, 'no session': noSession, 'no answer': { kind: 'cut' } },
      },
      login: { call: null, outcomes: { 'a member': logIn } },
      loadMember: {
        call: 'load-customer',
        outcomes: {
          'a member': { kind: 'pass' },
          'no session': refusedTwice('load-customer'),
          'no answer': { kind: 'garbage' },
        },
      },
      touchSession: {
        call: 'touch-session',
        outcomes: {
          'a member': { kind: 'pass' },
          'no session': refusedTwice('touch-session'),
          'no answer': { kind: 'garbage' },
        },
      },
      findLastAction: {
        call: 'find-last-action',
        outcomes: {
          'a later one': atWorkElsewhere,
          'no later one': { kind: 'pass' },
          'no answer': { kind: 'cut' },
        },
      },
      logOut: { call: 'log-out', outcomes: { done: loggedOut, 'no answer': { kind: 'garbage' } } },
    },
    begin: async (scene, { start }) => {
      const landing = landings[start];
      if (landing !== undefined) {
        await beginAsMember(scene);
        await scene.page.goto(landing);
        return;
      }
      await scene.page.goto('/');
      await press(scene.page, tr['login.open']);
      await press(scene.page, tr['login.eid']);
      await scene.page.getByRole('button', { name: tr['eid.refuse'] }).click();
    },
    gestures: {
      'address.asked': ({ page }, { cause }) =>
        follow(page, cause.kind === 'event' && cause.sample === 'an open page' ? openPage : memberPage),
      'action.seen': async ({ page, world }) => {
        await world.pass(61_000);
        await syncClock(page);
        await page.keyboard.press('Shift');
      },
      'stay.chosen': ({ page }) => press(page, tr['idle.stay']),
      'logout.chosen': async ({ page }) => {
        if (!(await page.locator('#member-menu').isVisible()))
          await page.locator('[popovertarget="member-menu"]').click();
        await press(page, tr['session.leave']);
      },
    },
    stateIn: ({ page }) => flowState(page, 'session'),
  },
  shop,
  visitor,
);
