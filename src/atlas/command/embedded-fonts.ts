import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontAddresses } from '#ui/theme/font-addresses.ts';
import { root } from './root.ts';

const persian = /[\u0600-\u06ff\u200c]/;

const faceOf = async (address: string, letters: string, range: string) => {
  const whole = await readFile(join(root, 'src/app/public', address));
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2' });
  return `@font-face{font-family:Vazirmatn;font-weight:400 700;unicode-range:${range};src:url(data:font/woff2;base64,${cut.toString('base64')})}`;
};

/** The letters of a text as fonts that lie in the file itself: it looks the same without the shop. */
export const embeddedFonts = async (text: string): Promise<string> => {
  const letters = [...new Set(text)].toSorted();
  const [inPersian, inLatin] = [true, false].map((is) =>
    letters.filter((letter) => persian.test(letter) === is).join(''),
  );
  return [
    await faceOf(fontAddresses.latin, inLatin ?? '', 'U+0000-05FF,U+2000-200B,U+2010-FFFF'),
    ...(inPersian ? [await faceOf(fontAddresses.persian, inPersian, 'U+0600-06FF,U+200C-200F')] : []),
  ].join('\n');
};
