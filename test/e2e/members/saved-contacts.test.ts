import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { createContact, removeContact } from '#contract/members/saved-contacts.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { openAsMember } from '../../support/browser/member-pages.ts';
import { drawnLanguages } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { refuses } from '../../support/shop/wire-answers.ts';
import { worldHand } from '../../support/shop/world.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const path = '/kayitli-kisilerim';
const narrowest = { width: 320, height: 640 };

const dayIn = (days: number) => travelDayOf(dayNumberAt(Date.now()) + days);

const field = (page: Page, name: string) => page.locator(`#registration-${name}`);
const cards = (page: Page) => page.locator('main article');
const pressByKey = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};

describe.each(drawnLanguages())('[R-13] %s', (language) => {
  const { say } = wordsIn(language, wholeCatalogue(language));

  const add = async (page: Page) => {
    await pressByKey(page, say('contacts.add'));
    await field(page, 'firstName').fill('deniz');
    await field(page, 'lastName').fill('kaya');
    await page.getByRole('radio', { name: say('passenger.gender.female') }).check();
    await field(page, 'birthDate').fill('3.5.1990');
  };
  const come = async (page: Page) => {
    await worldHand(shop().origin).turn({ do: 'reset' });
    await openAsMember(page, shop(), path);
    await page.getByText(say('contacts.none'), { exact: true }).waitFor();
  };

  test('[P-08] [V-05] somebody is saved, changed and taken away; what is wrong is said at its field', async () => {
    const { page, complaints } = await visitor({ language, motion: false });
    await come(page);
    expect(await axeProblems(page)).toEqual([]);
    await add(page);
    await field(page, 'identityNumber').fill('10000000147');
    await pressByKey(page, say('profile.save'));
    await page.getByRole('alert').getByText(say('passenger.wrong.identity-wrong')).waitFor();
    expect(await field(page, 'firstName').inputValue()).toBe('DENİZ');
    expect(await axeProblems(page)).toEqual([]);
    await field(page, 'identityNumber').fill('۱۰۰۰۰۰۰۰۱۴۶');
    await pressByKey(page, say('profile.save'));
    await page.getByRole('heading', { name: 'DENİZ KAYA' }).waitFor();
    await expect.poll(() => page.locator('dialog[open]').count(), soon).toBe(0);
    expect(await cards(page).innerText()).not.toContain('10000000146');
    await pressByKey(page, say('contacts.change'));
    expect(await field(page, 'identityNumber').inputValue()).toBe('10000000146');
    await field(page, 'lastName').fill('ışık');
    await page.setViewportSize(narrowest);
    expect(await sticksOut(page)).toEqual([]);
    await pressByKey(page, say('profile.save'));
    await page.getByRole('heading', { name: 'DENİZ IŞIK' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'DENİZ IŞIK' }).waitFor();
    await cards(page)
      .getByRole('button', { name: say('contacts.remove'), exact: true })
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByText('DENİZ IŞIK').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('contacts.remove'), exact: true })
      .focus();
    await page.keyboard.press('Enter');
    await page.getByText(say('contacts.none'), { exact: true }).waitFor();
    expect(complaints()).toEqual([]);
  });

  test('[E-13] where somebody cannot be saved it is said, what was typed stays, and it may be tried again', async () => {
    const { page } = await visitor({ language, motion: false });
    await come(page);
    const world = worldHand(shop().origin);
    await add(page);
    await field(page, 'identityNumber').fill('10000000146');
    await world.answer(createContact.name, refuses('contacts-full'));
    await pressByKey(page, say('profile.save'));
    await page.getByRole('alert').getByText(say('contacts.refused.full')).waitFor();
    expect(await field(page, 'lastName').inputValue()).toBe('KAYA');
    await world.turn({ do: 'let-pass', name: null });
    await pressByKey(page, say('profile.save'));
    await page.getByRole('heading', { name: 'DENİZ KAYA' }).waitFor();
    expect(await cards(page).count()).toBe(1);
  });

  test('[E-09] whoever was saved, or taken away, while the answer was lost is so once, and what is told is true', async () => {
    const { page } = await visitor({ language, motion: false });
    await come(page);
    const world = worldHand(shop().origin);
    const unheard = page.getByRole('alert').getByText(say('settling.unheard'));
    await add(page);
    await field(page, 'identityNumber').fill('10000000146');
    await world.answer(createContact.name, { kind: 'lose' });
    await pressByKey(page, say('profile.save'));
    await unheard.waitFor();
    await world.turn({ do: 'let-pass', name: null });
    await pressByKey(page, say('profile.save'));
    await page.getByRole('heading', { name: 'DENİZ KAYA' }).waitFor();
    expect(await cards(page).count()).toBe(1);
    await world.answer(removeContact.name, { kind: 'lose' });
    const ask = page.getByRole('button', { name: say('contacts.remove'), exact: true });
    await cards(page)
      .getByRole('button', { name: say('contacts.remove'), exact: true })
      .press('Enter');
    await page.getByRole('alertdialog').and(page.locator('[open]')).getByText('DENİZ KAYA').waitFor();
    await ask.last().press('Enter');
    await unheard.waitFor();
    await world.turn({ do: 'let-pass', name: null });
    await ask.last().press('Enter');
    await page.getByText(say('contacts.none'), { exact: true }).waitFor();
  });

  test('[A-02] [S-12] whoever was saved is chosen as a passenger, with gender, day and number', async () => {
    const { page } = await visitor({ language, motion: false });
    await come(page);
    await add(page);
    await field(page, 'identityNumber').fill('10000000146');
    await pressByKey(page, say('profile.save'));
    await page.getByRole('heading', { name: 'DENİZ KAYA' }).waitFor();
    await page.goto(`/sefer-listesi?kalkis=98&varis=1325&gidis=${dayIn(5)}&yolcu=1`);
    await waitForState(page, 'booking', 'listing.outward');
    await page.locator('button[name=secim]:not([aria-disabled])').first().focus();
    await page.keyboard.press('Enter');
    await waitForState(page, 'booking', 'describing');
    await page.getByLabel(say('passenger.saved.choose', { number: 1 })).selectOption({ label: 'DENİZ KAYA' });
    const inputOf = (label: string) => page.locator('#content').getByLabel(label, { exact: true });
    await expect.poll(() => inputOf(say('passenger.first-name')).inputValue(), soon).toBe('DENİZ');
    expect(await inputOf(say('passenger.last-name')).inputValue()).toBe('KAYA');
    expect(await inputOf(say('passenger.birth-date')).inputValue()).toBe('03.05.1990');
    expect(await inputOf(say('passenger.identity')).inputValue()).toBe('10000000146');
    expect(await inputOf(say('passenger.gender.female')).isChecked()).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
  });
});
