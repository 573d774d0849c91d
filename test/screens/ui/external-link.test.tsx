import { expect, test } from 'vitest';
import type { Language } from '#domain/values/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { ExternalLink } from '#ui/buttons/external-link.tsx';
import { drawn } from '../drawn.tsx';

const words = { tr, en, fa };

/** Where the last word of the link ends and where its sign stands, line for line. */
const apartAt = (width: number): boolean => {
  const link = document.querySelector('a');
  const [text, sign] = [link?.querySelector('span')?.firstChild, link?.querySelector('svg')];
  if (!link?.parentElement || !text || !sign) throw new Error('There is no link.');
  link.parentElement.style.inlineSize = `${width}px`;
  const range = document.createRange();
  range.selectNodeContents(text);
  const last = [...range.getClientRects()].at(-1);
  const { top, bottom } = sign.getBoundingClientRect();
  return last === undefined || (top + bottom) / 2 > last.bottom || (top + bottom) / 2 < last.top;
};

const widths = Array.from({ length: 81 }, (_, at) => 120 + 3 * at);

test.each<Language>(['tr', 'en', 'fa'])(
  '%s: the sign of a link that opens beside the page stands with its last word, however narrow the page',
  (language) => {
    drawn(
      <p>
        <ExternalLink href="/kurallar">{words[language]['rules.read']}</ExternalLink>
      </p>,
      language,
    );
    expect(widths.filter(apartAt)).toEqual([]);
  },
);
