import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { entries } from '#machines/catalogue-approval/catalogue-approval.samples.part.ts';
import { EntryDifference } from '#screens/staff-console/entry-difference.tsx';
import { drawn } from '../drawn.tsx';

const words = { tr, en, fa };
const { published, updateDraft } = entries;

const row = (number: number) => `${number}A ${number}B | ${number}C ${number}D`;
const long = Array.from({ length: 24 }, (_, at) => row(at + 1));
const fields = { code: '264', name: 'Hızlı', cabinClasses: ['Y1'], plan: long };
const meant = { ...fields, plan: [...long.slice(0, 9), ...long.slice(10), '25H 25B= | 25C 25D'] };

const changed: CatalogueEntry = {
  ...published,
  kind: 'seat-map',
  published: { fields, effectiveDate: null, version: 3 },
  intent: updateDraft.intent === null ? null : { ...updateDraft.intent, fields: meant },
};

const widths = [320, 360] as const;
const cases = (['tr', 'fa'] as const).flatMap((language) => widths.map((width) => ({ language, width })));

/** Lines that take more room than one line of their plan does. */
const torn = () => {
  const lines = [...document.querySelectorAll('ol > li')];
  const least = Math.min(...lines.map((line) => line.clientHeight));
  return lines.filter((line) => line.clientHeight > least * 1.5).map(({ textContent }) => textContent);
};

describe('[R-48] two seat plans beside each other', () => {
  test.each(cases)(
    '$language, $width px: no row is torn; keys move their box and the page stays',
    async (seen) => {
      const { language, width } = seen;
      await page.viewport(width, 700);
      drawn(
        <main>
          <EntryDifference entry={changed} />
        </main>,
        language,
      );
      await expect.poll(() => document.querySelectorAll('ol > li').length).toBe(48);
      expect(torn()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      const box = page
        .getByRole('region', { name: words[language]['catalogue.difference.update'] })
        .element();
      expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).toBe(box);
      await userEvent.keyboard(language === 'fa' ? '{ArrowLeft}' : '{ArrowRight}');
      await expect.poll(() => Math.abs(box.scrollLeft)).toBeGreaterThan(0);
    },
  );
});
