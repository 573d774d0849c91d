import { expect, test } from 'vitest';
import { tripQueryOf } from '#domain/journey/trip-query.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { openAsMember } from '../../support/browser/member-pages.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { soon } from '../../support/soon.ts';
import { dayAhead } from '../../support/visits/day-ahead.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const trip = { from: 98, to: 1325, back: null, passengers: 1, lapChildren: 0 } as const;

test('[F-02] a member fills in all the form asks that is in the own record, and goes on to the seats', async () => {
  const { page } = await visitor();
  const list = `/sefer-listesi?${tripQueryOf({ ...trip, outward: dayAhead(8) })}`;
  await openAsMember(page, shop(), list);
  await waitForState(page, 'booking', 'listing.outward');
  await page.locator('button[name=secim]:not([aria-disabled])').first().click();
  await waitForState(page, 'booking', 'describing');

  const content = page.locator('#content');
  const field = (label: string) => content.getByLabel(label, { exact: true });
  const filled = async () => ({
    firstName: await field(tr['passenger.first-name']).inputValue(),
    lastName: await field(tr['passenger.last-name']).inputValue(),
    birthDate: await field(tr['passenger.birth-date']).inputValue(),
    isWoman: await field(tr['passenger.gender.female']).isChecked(),
    identity: await field(tr['passenger.identity']).inputValue(),
    email: await field(tr['passenger.email']).inputValue(),
    phone: await field(tr['passenger.phone']).inputValue(),
  });
  const own = content.getByRole('button', { name: tr['passenger.saved.own'], exact: true });
  await expect
    .poll(async () => {
      await own.click();
      return filled();
    }, soon)
    .toEqual({
      firstName: 'AYŞE',
      lastName: 'YILMAZ',
      birthDate: '03.05.1990',
      isWoman: true,
      identity: '10000000146',
      email: 'ayse@example.com',
      phone: '532 000 00 01',
    });
  await content.getByRole('button', { name: tr['passenger.submit'], exact: true }).click();
  await waitForState(page, 'seat-hold', 'empty.fresh');
});
