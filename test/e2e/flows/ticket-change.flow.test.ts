import type { Page } from 'playwright';
import { expect } from 'vitest';
import { performChange, simulateChange } from '#contract/tickets/tickets.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { ticketChangeWalk } from '#machines/ticket-change/ticket-change.paths.ts';
import { amountIn } from '../../support/amount-in.ts';
import { browserLayer } from '../../support/browser/browser-layer.ts';
import { handOver, reseated, writtenOf } from '../../support/browser/desk.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { refuses } from '../../support/shop/wire-answers.ts';
import { soon } from '../../support/soon.ts';
import { changeDone, changeOrdered, cheaperQuote, dearerQuote } from '../../support/visits/change-answers.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const hour = 3_600_000;
const { change } = Object.values(ticketChangeWalk.starts)[0] ?? {};

const press = (page: Page, name: RegExp | string) =>
  page.locator('[data-flow=ticket-change]').getByRole('button', { name, exact: true }).click();

const confirmation = new RegExp(
  `${amountIn(tr['change.confirm.due']).source}|${amountIn(tr['change.confirm.back']).source}`,
);

const unchanged = {
  'no place any more': refuses('place-not-held'),
  'not changeable': refuses('ticket-not-changeable'),
  'changed too often': refuses('changed-too-often'),
  'too late': refuses('too-late-for-ticket'),
  'compartment not whole': refuses('compartment-not-whole'),
  'couchette not closed': refuses('couchette-not-closed'),
  'back before the way there': refuses('back-before-outward'),
  'trains that overlap': refuses('trains-overlap'),
  'away from a companion': refuses('dependent-elsewhere'),
  'held for another gender': refuses('gender-mismatch'),
  'a place of another': refuses('place-of-another'),
  'no price': refuses('price-unknown'),
  'no proof': refuses('proof-needed'),
  'too many tries': refuses('too-many-tries'),
  'no answer': { kind: 'garbage' },
} as const;

browserLayer(
  {
    walk: ticketChangeWalk,
    anew: 'switches',
    causes: {
      simulateChange: {
        call: simulateChange.name,
        outcomes: { dearer: dearerQuote, cheaper: cheaperQuote, ...unchanged },
      },
      performChange: {
        call: performChange.name,
        outcomes: {
          'done at once': changeDone,
          'to be paid': async ({ world }) =>
            world.release(performChange.name, changeOrdered((await world.now()) + hour)),
          'another amount': refuses('amount-differs'),
          'key used otherwise': refuses('key-used-otherwise'),
          ...unchanged,
        },
      },
    },
    begin: async ({ page, origin }) => {
      if (change === undefined) throw new Error('No walk begins.');
      const deps = { context: page.context(), origin };
      await handOver(deps, writtenOf(await reseated(deps, change)));
      await page.goto('/koltuk-haritasi');
    },
    gestures: {
      'change.asked': ({ page }) => press(page, tr['change.again']),
      'change.confirmed': ({ page }) => press(page, confirmation),
      'change.declined': ({ page }) => press(page, tr['change.decline']),
      'outcome.asked': ({ page }) => press(page, tr['settling.ask']),
    },
    stateIn: ({ page }) => flowState(page, 'ticket-change'),
    unseen: {
      ended: ({ page }) =>
        expect
          .poll(() => flowState(page, 'booking'), soon)
          .toMatch(/^(seating|expired|paying|issuing|ended)/),
    },
  },
  shop,
  visitor,
);
