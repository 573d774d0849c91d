import { globalFontFace } from '@vanilla-extract/css';
import { fontAddresses, fontFamilies } from './font-addresses.ts';

const latinRange = 'U+0000-02FF, U+0300-05FF, U+1E00-200B, U+2010-2065, U+206A-FAFF';
const persianRange = 'U+0600-06FF, U+200C-200F, U+2066-2069, U+FB50-FEFF';
const persianPageRange = `U+0020-0021, U+0025, U+0028-003A, U+003F, U+00A0, U+00AB, U+00B7, U+00BB, U+2013, U+2026, ${persianRange}`;

/** Vazirmatn's own box is 157 % high and sets words too high in a button; these figures centre them. */
const box = { ascentOverride: '93%', descentOverride: '25%', lineGapOverride: '0%' };

const web = (address: string, unicodeRange: string) => ({
  src: `url('${address}') format('woff2')`,
  fontWeight: '400 700',
  fontDisplay: 'swap' as const,
  unicodeRange,
  ...box,
});

/**
 * Arial, which most devices have, widened or narrowed until it runs as long as Vazirmatn does: nothing shifts when
 * the web font comes. Each font that is looked for on the device costs the first paint; Roboto runs as long by itself.
 */
const likeArial = (name: string, fontWeight: string, size: number) => ({
  src: `local('${name}')`,
  fontWeight,
  sizeAdjust: `${(size * 100).toFixed(2)}%`,
  ascentOverride: `${(93 / size).toFixed(2)}%`,
  descentOverride: `${(25 / size).toFixed(2)}%`,
  lineGapOverride: '0%',
});

globalFontFace(fontFamilies.latin, [
  web(fontAddresses.latin, latinRange),
  web(fontAddresses.persian, persianRange),
]);
globalFontFace(fontFamilies.persian, web(fontAddresses.persian, persianPageRange));
globalFontFace('Like Arial', [likeArial('Arial', '400', 1.0079), likeArial('Arial Bold', '600 700', 0.9434)]);

/** What is written in before the web font has come, and where it does not come. */
export const device = {
  latin: "'Like Arial', Roboto, Arial, sans-serif",
  persian: 'Tahoma, system-ui, sans-serif',
};
export const shop = {
  latin: `${fontFamilies.latin}, ${device.latin}`,
  persian: `'${fontFamilies.persian}', ${fontFamilies.latin}, ${device.persian}`,
};
