import type { Figure } from './chart-figure.ts';
import { chartStyle } from './chart-style.ts';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const markupOf = (figure: Figure | string): string => {
  if (typeof figure === 'string') return escaped(figure);
  const attributes = Object.entries(figure.is).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  return `<${figure.tag}${attributes.join('')}>${figure.holds.map(markupOf).join('')}</${figure.tag}>`;
};

/** A file of its own: the style lies inside, so that it looks the same wherever it is opened. */
export const svgOf = (figure: Figure, title: string, style: string = chartStyle): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${markupOf(figure)
    .slice('<svg'.length)
    .replace('>', `><title>${escaped(title)}</title><style>${escaped(style)}</style>`)}\n`;
