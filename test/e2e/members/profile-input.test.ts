import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { comeAsMember } from '../../support/browser/one-booking.ts';
import { drawnLanguages } from '../../support/browser/readers.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { worldHand } from '../../support/shop/world.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);
const say = sayIn('tr', wholeCatalogue('tr'));

const openForm = async (page: Page) => {
  await page.goto('/kullanici-bilgisi');
  await page.getByRole('button', { name: say('profile.change'), exact: true }).click();
  await page.locator('#profile-address').waitFor();
};

const enteredIn = async (page: Page) => ({
  address: await page.locator('#profile-address').inputValue(),
  profession: await page.locator('#profile-profession option:checked').textContent(),
  bloodType: await page.locator('#profile-blood-type').inputValue(),
});

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('profile-typed'));

test.each(drawnLanguages())(
  '[R-07] in %s, an e-mail and a phone number are not broken on a narrow phone',
  async (language) => {
    const { origin } = shop();
    const { page } = await visitor({ language, width: 360 });
    await comeAsMember({ page, origin, world: worldHand(origin) });
    await page.goto('/kullanici-bilgisi');
    const linesOf = (shown: RegExp) =>
      page
        .locator('#content dd bdi')
        .filter({ hasText: shown })
        .evaluate((fact) => new Set([...fact.getClientRects()].map(({ bottom }) => Math.round(bottom))).size);
    expect([await linesOf(/@/), await linesOf(/\+90/)]).toEqual([1, 1]);
  },
);

test('[S-08] [F-01] what was typed outlives a reload, is saved and shown, and goes when it is saved', async () => {
  const { origin } = shop();
  const { page, complaints } = await visitor();
  await comeAsMember({ page, origin, world: worldHand(origin) });
  await openForm(page);
  await page.locator('#profile-address').fill('Bozkır Sokak 7');
  await page.locator('#profile-profession').selectOption({ label: say('reference.profession.doctor') });
  await page.locator('#profile-blood-type').selectOption({ label: '0 Rh-' });
  await page.reload();
  await openForm(page);
  expect(await enteredIn(page)).toEqual({
    address: 'Bozkır Sokak 7',
    profession: say('reference.profession.doctor'),
    bloodType: '',
  });
  await page.locator('#profile-blood-type').selectOption({ label: '0 Rh-' });
  await page.getByRole('button', { name: say('profile.save'), exact: true }).click();
  await page.getByText(say('profile.saved')).waitFor();
  expect(await kept(page)).toBe('');
  await page.reload();
  const shown = page.locator('[aria-labelledby=profile-changeable]');
  await shown.getByText('0 Rh-').waitFor();
  await shown.getByText(say('reference.profession.doctor')).waitFor();
  expect(complaints()).toEqual([]);
});

const chosenIn = (page: Page, id: string) =>
  page
    .locator(`#${id}`)
    .evaluate((field) => field instanceof HTMLSelectElement && field.selectedOptions[0]?.text);

test('[S-08] [F-01] a province that was changed and not saved is there after a reload, with its own district', async () => {
  const { origin } = shop();
  const { page } = await visitor();
  await comeAsMember({ page, origin, world: worldHand(origin) });
  await openForm(page);
  const choose = async (id: string, label: string) => {
    await page.locator(`#${id} option`, { hasText: label }).waitFor({ state: 'attached' });
    await page.locator(`#${id}`).selectOption({ label });
  };
  await choose('profile-city', 'İZMİR');
  await choose('profile-district', 'KONAK');
  await page.getByRole('button', { name: say('profile.save'), exact: true }).click();
  await page.getByText(say('profile.saved')).waitFor();
  await openForm(page);
  await choose('profile-city', 'ANKARA');
  await choose('profile-district', 'ÇANKAYA');
  await page.reload();
  await openForm(page);
  await expect.poll(() => chosenIn(page, 'profile-district'), soon).toBe('ÇANKAYA');
  expect(await chosenIn(page, 'profile-city')).toBe('ANKARA');
});

test('[S-08] what was typed goes when the member logs out', async () => {
  const { origin } = shop();
  const { page } = await visitor();
  await comeAsMember({ page, origin, world: worldHand(origin) });
  await openForm(page);
  await page.locator('#profile-address').fill('Bozkır Sokak 8');
  expect(await kept(page)).toContain('Bozkır Sokak 8');
  await page.reload();
  await page
    .getByRole('main')
    .getByRole('button', { name: say('session.leave'), exact: true })
    .click();
  await expect.poll(() => kept(page), soon).toBe('');
});
