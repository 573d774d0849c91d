import type { Page, Route } from 'playwright';
import { expect } from 'vitest';
import tr from '#locales/tr.json' with { type: 'json' };
import { alertWalk } from '#machines/alert/alert.paths.ts';
import type { Step } from '#machines/kit/walk/path.ts';
import { browserLayer, type Scene } from '../../support/browser/browser-layer.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { soon } from '../../support/soon.ts';
import { follow } from '../../support/visits/follow.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const memberPage = '/sifre-guncelleme';
const home = '/';
const elsewhere = '/404';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const cross = (page: Page) => page.locator('[data-flow="alert"] button');
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** The first key brings the flows of the page to life. */
const activate = async (page: Page) => {
  await page.keyboard.press('Shift');
  await expect.poll(() => flowState(page, 'session'), soon).toBe('signedOut.visiting');
};

/** Parts of home that are asked for and not yet given. */
const underWay: Route[] = [];

const letHomeCome = async () => {
  for (const part of underWay.splice(0)) await part.continue();
};

const atHome = (page: Page) => expect.poll(() => pathOf(page), soon).toBe(home);

const goHome = async (page: Page) => {
  await letHomeCome();
  if (pathOf(page) === home) return;
  await follow(page, home);
  await atHome(page);
};

/** Whoever is on the way there has come. */
const arriveHome = async (page: Page) => {
  if (underWay.length === 0) return;
  await letHomeCome();
  await atHome(page);
};

/** The e-ID page cannot be found: something nobody can answer is told for four seconds. */
const failACall = async ({ page, world }: Scene) => {
  await world.turn({ do: 'meet', name: 'begin-eid', with: { kind: 'garbage' }, times: 1 });
  await press(page, tr['login.open']);
  await press(page, tr['login.eid']);
  await expect.poll(() => flowState(page, 'login'), soon).toBe('entering.refused');
  await press(page, tr['login.close']);
};

/** Home does not come, so that the alert on its way there can be seen. */
const sendWhileHomeIsUnderWay = async (scene: Scene, sent: 'failure' | 'turned-away') => {
  const { page } = scene;
  await letHomeCome();
  await page.unrouteAll();
  await page.goto(elsewhere);
  await activate(page);
  await page.route(/\/assets\/home[-.]/, (part) => {
    underWay.push(part);
  });
  await follow(page, sent === 'failure' ? home : memberPage);
  await expect.poll(() => underWay.length, soon).toBeGreaterThan(0);
  if (sent === 'failure') await failACall(scene);
};

const isPassing = ({ cause }: Step) => cause.kind === 'event' && cause.sample === 'one that goes by itself';

browserLayer(
  {
    walk: alertWalk,
    causes: {},
    begin: async ({ page }) => {
      await page.goto(home);
      await activate(page);
    },
    gestures: {
      'alert.raised': async (scene, step) => {
        if (isPassing(step)) {
          await arriveHome(scene.page);
          await failACall(scene);
        } else {
          await goHome(scene.page);
          await follow(scene.page, memberPage);
        }
      },
      'alert.sent': (scene, step) =>
        sendWhileHomeIsUnderWay(scene, isPassing(step) ? 'failure' : 'turned-away'),
      'address.changed': async ({ page }) => {
        if (underWay.length > 0) await letHomeCome();
        else await follow(page, pathOf(page) === home ? elsewhere : home);
      },
      'alert.dismissed': ({ page }) => cross(page).click(),
      'alert.attended': ({ page }) => cross(page).hover(),
      'alert.left': ({ page }) => page.locator('h1').hover(),
    },
    stateIn: ({ page }) => flowState(page, 'alert'),
  },
  shop,
  visitor,
);
