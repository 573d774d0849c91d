import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import tr from '#locales/tr.json' with { type: 'json' };
import { readSummary } from '../summary.ts';
import { fill, press, shown } from './entry-console.tsx';

test('[R-48] rows are added, and an empty one is none', async () => {
  const saved = shown('cabin-classes');
  await fill({ code: 'B', name: 'YATAKLI' });
  await press(tr['catalogue.row.add']);
  await fill({
    'bookingClassModels.1.code': 'B1',
    'bookingClassModels.1.name': 'Yataklı',
    'bookingClassModels.1.share': '900',
  });
  await press(tr['catalogue.save']);
  await expect
    .poll(() => saved)
    .toEqual([
      {
        code: 'B',
        name: 'YATAKLI',
        bookingClassModels: [{ code: 'B1', name: 'Yataklı', share: 900 }],
        additionalServices: null,
      },
    ]);
});

test('[R-48] what is wrong in a list of rows is marked in the row it stands in, whatever row above is empty', async () => {
  const saved = shown('subscriptions');
  await fill({ code: 'AY', name: 'Aylık', price: '125', days: '30', trips: '60' });
  await page.getByRole('checkbox', { name: tr['cabin.Y1'] }).click();
  await press(tr['catalogue.row.add']);
  await press(tr['catalogue.row.add']);
  const tariff = page.getByLabelText(tr['catalogue.field.passenger-type']);
  await tariff.nth(1).selectOptions('youth');
  await tariff.nth(2).selectOptions('child');
  await fill({ 'discountRates.1.discount': '100', 'discountRates.2.discount': '5000' });
  await press(tr['catalogue.save']);
  const { summary } = await readSummary();
  const wrong = [...document.querySelectorAll('[aria-invalid=true]')];
  expect([
    summary
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
    wrong.map(({ id }) => id),
  ]).toEqual([['#catalogue-discountRates.2.discount'], ['catalogue-discountRates.2.discount']]);
  await fill({ 'discountRates.2.discount': '500' });
  await press(tr['catalogue.save']);
  await expect
    .poll(() => saved.map(({ discountRates }) => discountRates))
    .toEqual([
      [
        { passengerType: 'youth', discount: 100 },
        { passengerType: 'child', discount: 500 },
      ],
    ]);
});
