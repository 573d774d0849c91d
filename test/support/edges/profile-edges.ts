import { largestPicture } from '#domain/member/picture.ts';
import { ayse as citizen, company, foreigner } from '#test/support/members.ts';
import { jpegOf, pngOf, webpOf } from '#test/support/pictures.ts';
import { type EdgeCase, endless } from './edge-case.ts';

type Chosen = { readonly type: string; readonly bytes: Uint8Array };

const textOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const frame = pngOf({}, 0).length;
const weighing = (bytes: number): Uint8Array => pngOf({}, bytes - frame);

/** V-09: what may be chosen as a picture, and how heavy it may be. */
export const pictures: readonly EdgeCase<Chosen>[] = [
  ['5,242,880 bytes', 'taken', { type: 'image/png', bytes: weighing(largestPicture) }],
  ['one byte less', 'taken', { type: 'image/png', bytes: weighing(largestPicture - 1) }],
  ['one byte more', 'refused', { type: 'image/png', bytes: weighing(largestPicture + 1) }],
  ['a small PNG', 'taken', { type: 'image/png', bytes: pngOf() }],
  ['a small JPEG', 'taken', { type: 'image/jpeg', bytes: jpegOf() }],
  ['a small WebP', 'taken', { type: 'image/webp', bytes: webpOf() }],
  ['nothing', 'refused', { type: 'image/png', bytes: new Uint8Array() }],
  ['an SVG with a script', 'refused', { type: 'image/svg+xml', bytes: textOf('<svg onload="alert(1)"/>') }],
  ['a page', 'refused', { type: 'text/html', bytes: textOf('<script>alert(1)</script>') }],
  ['a GIF', 'refused', { type: 'image/gif', bytes: textOf('GIF89a') }],
  ['a PDF', 'refused', { type: 'application/pdf', bytes: textOf('%PDF-1.7') }],
  ['an archive', 'refused', { type: 'application/zip', bytes: textOf('PK\u0003\u0004') }],
  ['an emoji', 'refused', { type: 'text/plain', bytes: textOf('🙂') }],
  ['null bytes', 'refused', { type: '', bytes: new Uint8Array(100) }],
  ['a text of 100,000 letters', 'refused', { type: 'text/plain', bytes: textOf(endless) }],
];

type Reached = { readonly of: string; readonly phoneCountry: string; readonly phone: string };

const by =
  (of: string, phoneCountry = 'TR') =>
  (phone: string): Reached => ({ of, phoneCountry, phone });

/** V-15: the phone of a profile, and who may have none. */
export const profilePhones: readonly EdgeCase<Reached>[] = [
  ['none, of a citizen', 'refused', by(citizen)('')],
  ['spaces, of a citizen', 'refused', by(citizen)(' \u00a0 ')],
  ['direction marks, of a citizen', 'refused', by(citizen)('\u200f\u200e')],
  ['none, of a company', 'refused', by(company)('')],
  ['none, of a foreigner', 'taken', by(foreigner)('')],
  ['spaces, of a foreigner', 'taken', by(foreigner)('  ')],
  ['ten digits', 'taken', by(citizen)('5321234567')],
  ['nine digits', 'refused', by(citizen)('532123456')],
  ['eleven digits', 'refused', by(citizen)('53212345678')],
  ['a zero before them', 'taken', by(citizen)('0532 123 45 67')],
  ['the dial code before them', 'taken', by(citizen)('+90 532 123 45 67')],
  ['the dial code of another country', 'refused', by(citizen)('+98 912 000 00 04')],
  ['that country chosen', 'taken', by(citizen, 'IR')('+98 912 000 00 04')],
  ['Persian digits', 'taken', by(company)('۵۳۲۱۲۳۴۵۶۷')],
  ['Arabic digits', 'taken', by(foreigner)('٥٣٢١٢٣٤٥٦٧')],
  ['a letter that looks like a digit', 'refused', by(citizen)('532123456O')],
  ['an emoji', 'refused', by(foreigner)('5321234567📞')],
  ['a null byte', 'refused', by(citizen)('532\u00001234567')],
  ['a thousand digits', 'refused', by(citizen)('5'.repeat(1_000))],
  ['a hundred thousand letters', 'refused', by(foreigner)(endless)],
  ['a country nobody has', 'refused', by(citizen, 'XX')('5321234567')],
  ['markup around it', 'refused', by(citizen)('<b>5321234567</b>')],
  ['a Turkish letter', 'refused', by(foreigner)('532123456ı')],
];
