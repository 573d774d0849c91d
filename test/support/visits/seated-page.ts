import type { Page } from 'playwright';
import { releaseSeat } from '#contract/seats/seats.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import type { Scene } from '../browser/browser-layer.ts';
import { flowState } from '../browser/flow-state.ts';
import { waitForState } from '../browser/wait-for-state.ts';

const freeCells = '[role=gridcell][data-seat]:not([aria-disabled]):not([aria-selected=true])';

let taken = 0;
/** Never where the seat before was: what was not given back in time is not free yet, whatever the plan shows. */
const takeSeat = async (page: Page) => {
  taken += 1;
  const free = page.locator(freeCells).nth(4 + 10 * (taken % 4));
  const seat = (await free.getAttribute('data-seat')) ?? '';
  await free.click();
  await page.locator(`[role=gridcell][data-seat="${seat}"][aria-selected=true]`).waitFor();
  await waitForState(page, 'seat-hold', /^counting\.held/);
};

/** The passenger has a seat, chosen now unless there was one. */
export const sits = async (page: Page): Promise<void> => {
  await page.locator('[data-flow=seat-hold]').waitFor();
  if ((await flowState(page, 'seat-hold'))?.startsWith('empty') === true) await takeSeat(page);
};

const trainsOf = (page: Page) => page.getByRole('group', { name: tr['seat-map.trains'] }).locator('label');

/** The passenger has a seat there and back. */
export const sitsEverywhere = async (page: Page): Promise<void> => {
  await sits(page);
  const without = trainsOf(page).filter({ has: page.getByText(/^0 \/ 1 /) });
  while ((await without.count()) > 0) {
    await without.first().click();
    await waitForState(page, 'seat-plan', /^shown/);
    await takeSeat(page);
  }
};

/** The passenger has no seat in any train: whichever there were are given back. */
export const leavesSeat = async (scene: Scene): Promise<void> => {
  const { page, world } = scene;
  await page.locator('[data-flow=seat-hold]').waitFor();
  if ((await flowState(page, 'seat-hold'))?.startsWith('empty') === true) return;
  const seated = trainsOf(page).filter({ has: page.getByText(/^1 \/ 1 /) });
  if ((await seated.count()) > 0) {
    await seated.first().click();
    await waitForState(page, 'seat-plan', /^shown/);
  }
  const [, after = ''] = tr['seat-map.give-back'].split('{seat}');
  const giving = page.getByRole('button', { name: new RegExp(`\\d\\S*${after}$`) });
  await giving.click();
  await world.release(releaseSeat.name, { kind: 'pass' });
  await giving.waitFor({ state: 'detached' });
  await leavesSeat(scene);
};
