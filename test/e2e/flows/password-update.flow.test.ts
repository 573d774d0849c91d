import type { Page } from 'playwright';
import tr from '#locales/tr.json' with { type: 'json' };
import { browserLayer } from '../../support/browser/browser-layer.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { passwordWalk } from '../../support/visits/password-walk.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const member = { username: 'ayse@example.com', password: 'Bozkir1923' };
const [one, other] = [member.password, 'Yayla1924x'];

/** The password as it stands; every walk begins with the seed's. */
let currentPassword = one;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

browserLayer(
  {
    walk: passwordWalk,
    causes: {
      sendForm: {
        call: 'change-password',
        outcomes: {
          granted: async ({ world }) => {
            await world.open('change-password');
            currentPassword = currentPassword === one ? other : one;
          },
          refused: { kind: 'pass' },
          'no answer': { kind: 'garbage' },
        },
      },
    },
    begin: async ({ page, origin }) => {
      currentPassword = one;
      await page.request.post('/mc/user/login', { data: member, headers: { origin } });
      await page.goto('/sifre-guncelleme');
    },
    gestures: {
      'form.submitted': async ({ page }, _, ahead) => {
        const isWrong = ahead.some(({ outcome }) => outcome === 'refused');
        await page.locator('#old-password').fill(isWrong ? 'Baska1925' : currentPassword);
        const next = currentPassword === one ? other : one;
        await page.locator('#new-password').fill(next);
        await page.locator('#repeated-password').fill(next);
        await press(page, tr['password.update.submit']);
      },
      'form.abandoned': ({ page }) => press(page, tr['password.abandon']),
      'form.begun': ({ page }) => press(page, tr['password.again']),
    },
    stateIn: ({ page }) => flowState(page, 'submission'),
  },
  shop,
  visitor,
);
