import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#domain/values/language.ts';
import { fontAddresses } from '#ui/theme/font-addresses.ts';
import { fontAddressOf } from '../support/browser/font-address-of.ts';

const folder = 'src/app/public';

test.each(Object.entries(fontAddresses))('the %s cut of the font weighs no more than 24 KB', (_, address) => {
  expect(readFileSync(folder + address).length).toBeLessThanOrEqual(24_000);
});

test.each(Object.values(fontAddresses))(
  '%s is named by the mark of its bytes, so it may be kept for ever',
  (address) => {
    const mark = createHash('sha256')
      .update(readFileSync(folder + address))
      .digest('hex')
      .slice(0, 8);
    expect(address).toMatch(new RegExp(`-${mark}\\.woff2$`));
  },
);

test('no other font lies beside the two, and each language begins with one of them', () => {
  const cuts: readonly string[] = Object.values(fontAddresses);
  expect(readdirSync(`${folder}/fonts`).map((name) => `/fonts/${name}`)).toEqual([...cuts].toSorted());
  expect(languages.map((language) => cuts.indexOf(fontAddressOf(language)))).toEqual([0, 0, 1]);
});
