import type { Page } from 'playwright';
import { expect } from 'vitest';
import tr from '#locales/tr.json' with { type: 'json' };
import { flowState } from '../browser/flow-state.ts';
import { ayse, rightPassword } from '../members.ts';
import { soon } from '../soon.ts';

/** A member logs in without leaving the page. */
export const logInBeside = async (page: Page, email = ayse): Promise<void> => {
  await page.getByRole('button', { name: tr['login.open'], exact: true }).first().click();
  await page.locator('#login-email').fill(email);
  await page.locator('#login-password').fill(rightPassword);
  await page.locator('#login-password').press('Enter');
  await expect.poll(() => flowState(page, 'session'), soon).toMatch(/^signedIn/);
};
