import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/values/language.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { openPen } from '#server/sale/documents/pen.ts';
import { type Glyph, printedLines } from '../../support/sold/printed-glyphs.ts';

const written = async (paragraph: string, language: Language, width = 360) => {
  const pen = openPen(language, 'a page');
  pen.page.addPage();
  pen.write(paragraph, { left: 28, top: 60, width, size: 12 });
  return printedLines(await pen.finish());
};

const fromLeft = (line: readonly Glyph[] | undefined) => (line ?? []).map(({ means }) => means).join('');
const fromRight = (line: readonly Glyph[] | undefined) =>
  (line ?? [])
    .toReversed()
    .map(({ means }) => means)
    .join('');

const lettersOf = (text: string) => text.replaceAll(/\P{L}/gu, '');
/** Brackets are turned over where text runs right to left. */
const sortedSigns = (text: string) => Array.from(text.replaceAll(/[()«»\s]/g, '')).toSorted();

describe('[C-05] text on a printed page', () => {
  test('an amount reads from left to right, whichever way the page runs', async () => {
    const [inTurkish] = await written('₺1.234,50', 'tr');
    const [inPersian] = await written('₺1.234,50', 'fa');
    expect([fromLeft(inTurkish), fromLeft(inPersian)]).toEqual(['₺1.234,50', '₺1.234,50']);
  });

  test('a Persian sentence reads from right to left', async () => {
    const sentence = 'شماره بلیت خود را همراه داشته باشید';
    const [line] = await written(sentence, 'fa');
    expect(fromRight(line)).toBe(sentence);
  });

  test('Persian digits inside a Persian sentence keep their order', async () => {
    const [line] = await written('بهای بلیت ۱٬۲۳۴٫۵۰ لیره', 'fa');
    expect(fromLeft(line)).toBe(Array.from('هریل ۱٬۲۳۴٫۵۰ تیلب یاهب').join(''));
  });

  test('a price in Persian words ends with its sign in brackets that open to the right', async () => {
    const price = moneyText(123_450, wordsIn('fa', wholeCatalogue('fa')));
    const [line] = await written(price, 'fa');
    expect(fromLeft(line)).toBe('(₺)\u00a0هیکرت ریل ۱٬۲۳۴٫۵۰');
  });

  test('a Latin name in a Persian sentence reads from left to right', async () => {
    const [line] = await written('از Ankara Gar به تهران', 'fa');
    expect(fromLeft(line)).toBe('نارهت هب Ankara Gar زا');
  });

  test('letters of Persian are joined: one letter has another form at the start of a word than alone', async () => {
    const [line] = await written('سس س', 'fa');
    const forms = (line ?? []).filter(({ means }) => means === 'س').map(({ number }) => number);
    expect(forms.length).toBe(3);
    expect(new Set(forms).size).toBe(3);
  });

  test('a Persian line begins at the right edge of its box and a Turkish one at the left', async () => {
    const [persian = []] = await written('سلام', 'fa');
    const [turkish = []] = await written('Merhaba', 'tr');
    expect(turkish[0]?.x).toBeCloseTo(28, 1);
    expect(persian.at(-1)?.x).toBeGreaterThan(419.53 - 28 - 20);
    expect(persian.at(-1)?.x).toBeLessThan(419.53 - 28);
  });

  test('a long paragraph is broken into lines that read on in order', async () => {
    const paragraph = 'این بلیت برای قطار و مسافر نوشته‌شده روی آن در تاریخ ۱۴۰۵/۰۹/۰۱ اعتبار دارد.';
    const lines = await written(paragraph, 'fa', 120);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.every((line) => (line.at(-1)?.x ?? 0) - (line[0]?.x ?? 0) <= 120)).toBe(true);
    expect(lettersOf(lines.map(fromRight).join(' '))).toEqual(lettersOf(paragraph));
  });

  test('any text can be written, and none of its letters is lost', async () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'abçĞ سلام۱۲۳123 .,()₺«»'),
      minLength: 1,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(letters, fc.constantFrom<Language>('tr', 'en', 'fa'), async (text, language) => {
        const lines = await written(text, language, 10_000);
        const signs = Array.from(lines.flat(), ({ means }) => means).join('');
        expect(sortedSigns(signs)).toEqual(sortedSigns(text));
      }),
      { numRuns: 60 },
    );
  });
});
