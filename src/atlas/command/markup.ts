import { escaped } from '#machines/kit/drawing/chart-svg.ts';

/** Markup that is already safe to stand in a page. */
export type Markup = { readonly markup: string };

type Part = string | number | Markup | null | readonly Markup[];

const partOf = (part: Part): string => {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
};

/** Text becomes markup here and nowhere else: every value is escaped unless it is markup already. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.map((text, at) => `${text}${partOf(parts[at] ?? null)}`).join(''),
});

export const asMarkup = (markup: string): Markup => ({ markup });
