import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { pressOn, tabTo, typeInto } from '../../support/browser/by-keyboard.ts';
import { openAsMember } from '../../support/browser/member-pages.ts';
import { drawnLanguages } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { rightPassword } from '../../support/members.ts';
import { worldHand } from '../../support/shop/world.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const path = '/kullanici-bilgisi';
const narrowest = { width: 320, height: 640 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const valueIn = (page: Page, id: string) => page.locator(id).inputValue();

const isInWindow = (part: Locator) =>
  part.evaluate((drawn) => {
    const { top, bottom } = drawn.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

/** The keyboard is heard where the rows of a long form move under the pointer. */
const pressByKey = async (page: Page, name: string) => {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
};

const choosePlaces = async (page: Page) => {
  await page.locator('#profile-city').selectOption({ label: 'ANKARA' });
  await page.locator('#profile-district option', { hasText: 'ÇANKAYA' }).waitFor({ state: 'attached' });
  await page.locator('#profile-district').selectOption({ label: 'ÇANKAYA' });
  await page.locator('#profile-neighbourhood option', { hasText: 'YENİ' }).waitFor({ state: 'attached' });
  await page.locator('#profile-neighbourhood').selectOption({ label: 'YENİ' });
};

describe.each(drawnLanguages())('[R-07] %s', (language) => {
  const { say } = wordsIn(language, wholeCatalogue(language));

  test('[S-08] [V-15] what is wrong is said at its field, what was typed stays, and what is right is saved', async () => {
    const { page, complaints } = await visitor({ language, motion: false });
    await worldHand(shop().origin).turn({ do: 'reset' });
    await openAsMember(page, shop(), path);
    await waitForState(page, 'profile', 'shown.plain');
    expect(await page.getByText('10000000146').count()).toBe(0);
    expect(await axeProblems(page)).toEqual([]);
    await pressByKey(page, say('profile.change'));
    await page.locator('#profile-phone').fill('532');
    await choosePlaces(page);
    await page.locator('#profile-address').fill('  Bozkır   Sokak 1 ');
    await page.getByRole('checkbox', { name: say('registration.wants-letters') }).check();
    await pressByKey(page, say('profile.save'));
    const problem = say('passenger.wrong.phone-too-short', { digits: language === 'fa' ? '۱۰' : '10' });
    await page.getByRole('alert').getByText(problem).waitFor();
    expect(await page.locator('#profile-phone').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    expect(await axeProblems(page)).toEqual([]);
    await page.locator('#profile-phone').fill('۰۵۳۲ ۱۱۱ ۲۲ ۳۳');
    await pressByKey(page, say('profile.save'));
    await waitForState(page, 'profile', 'shown.saved');
    await expect.poll(() => isInWindow(page.getByText(say('profile.saved'))), soon).toBe(true);
    const shown = await page.locator('main').innerText();
    expect(shown).toContain('Bozkır Sokak 1, YENİ, ÇANKAYA, ANKARA');
    expect(shown).toContain('+90 532 111 22 33'.replaceAll(' ', '\u00a0'));
    expect(complaints()).toEqual([]);
    await page.reload();
    await page.getByText('Bozkır Sokak 1, YENİ, ÇANKAYA, ANKARA').waitFor();
    await pressByKey(page, say('profile.change'));
    expect(await valueIn(page, '#profile-phone')).toBe('532 111 22 33');
    await page.setViewportSize(narrowest);
    expect(await sticksOut(page)).toEqual([]);
  });

  test('[S-08] a change from another window is shown, and nothing that was typed is lost', async () => {
    const { page } = await visitor({ language, motion: false });
    await worldHand(shop().origin).turn({ do: 'reset' });
    await openAsMember(page, shop(), path);
    await waitForState(page, 'profile', 'shown.plain');
    const other = await page.context().newPage();
    await other.goto(path);
    await waitForState(other, 'profile', 'shown.plain');
    await pressByKey(other, say('profile.change'));
    await other.locator('#profile-address').fill('Ada Sokak 5');
    await pressByKey(other, say('profile.save'));
    await waitForState(other, 'profile', 'shown.saved');
    await pressByKey(page, say('profile.change'));
    await page.locator('#profile-address').fill('Bozkır Sokak 1');
    await pressByKey(page, say('profile.save'));
    await waitForState(page, 'profile', 'changing.outdated');
    expect(
      await page
        .getByRole('alert')
        .filter({ hasText: say('profile.outdated') })
        .innerText(),
    ).toContain('Ada Sokak 5');
    expect(await valueIn(page, '#profile-address')).toBe('Bozkır Sokak 1');
    expect(await axeProblems(page)).toEqual([]);
    await pressByKey(page, say('profile.save'));
    await waitForState(page, 'profile', 'shown.saved');
    await page.getByText('Bozkır Sokak 1', { exact: false }).first().waitFor();
  });

  test('[S-25] a membership is ended by keyboard alone: told first, proved by the password, said at home', async () => {
    const { page } = await visitor({ language, motion: false });
    await worldHand(shop().origin).turn({ do: 'reset' });
    await openAsMember(page, shop(), path);
    await waitForState(page, 'profile', 'shown.plain');
    await pressOn(page, button(page, say('profile.end.ask')));
    await waitForState(page, 'profile', 'confirming.fresh');
    await page.getByText(say('profile.end.data')).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await typeInto(page, page.locator('#ending-password'), 'Yanlis1923');
    await page.keyboard.press('Enter');
    await waitForState(page, 'profile', 'confirming.refused');
    await page.getByText(say('profile.refused.password-wrong')).waitFor();
    await typeInto(page, page.locator('#ending-password'), rightPassword);
    await tabTo(page, button(page, say('profile.end.confirm')));
    await page.keyboard.press('Enter');
    await page.getByText(say('alert.membership-ended.text')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => button(page, say('login.open')).first().isVisible(), soon).toBe(true);
    await page.reload();
    await page.keyboard.press('Tab');
    await waitForState(page, 'session', 'signedOut.visiting');
    expect(await page.getByText(say('alert.membership-ended.text')).count()).toBe(0);
  });
});

test('[S-03] [A-02] a guest who asks for the record is led home and told to log in', async () => {
  const { page } = await visitor({});
  await page.goto(path);
  expect(new URL(page.url()).pathname).toBe('/');
  const { say } = wordsIn('tr', wholeCatalogue('tr'));
  await page.getByText(say('alert.user-information-login.text')).waitFor();
});

test('[S-08] where the lists of places do not come it is said, and they are asked for once more', async () => {
  const { page } = await visitor({});
  const { say } = wordsIn('tr', wholeCatalogue('tr'));
  const world = worldHand(shop().origin);
  await world.turn({ do: 'reset' });
  await world.answer('load-districts-of-city', { kind: 'refuse', status: 500 });
  await openAsMember(page, shop(), path);
  await waitForState(page, 'profile', 'shown.plain');
  await pressByKey(page, say('profile.change'));
  await page.locator('#profile-city').selectOption({ label: 'ANKARA' });
  await page.getByText(say('profile.places.missing')).waitFor();
  await world.turn({ do: 'let-pass', name: null });
  await pressByKey(page, say('profile.places.again'));
  await page.locator('#profile-district option', { hasText: 'ÇANKAYA' }).waitFor({ state: 'attached' });
});
