import { type CardBrand, cardBrands } from '#domain/fare/card-brand.ts';

const blank = '<rect x=".5" y=".5" width="35" height="23" rx="3.5"/>';
const letters = (text: string): string => `<text x="18" y="16">${text}</text>`;

/** Drawn by ourselves, in a card of 36 by 24: enough to be told apart at a glance. */
const drawings: Readonly<Record<CardBrand, string>> = {
  troy: letters('tr<tspan>o</tspan>y'),
  visa: letters('VISA'),
  mastercard:
    '<circle cx="14.5" cy="12" r="6.5"/><circle cx="21.5" cy="12" r="6.5"/><path d="M18 6.5a6.5 6.5 0 0 1 0 11a6.5 6.5 0 0 1 0-11z"/>',
  amex: letters('AMEX'),
};

/** The brands that are taken. The one a number begins with stands out, and is named to who cannot see it. */
export const brandMarks = `<span class="brands" aria-hidden="true">${cardBrands
  .map(({ id }) => `<svg class="${id}" viewBox="0 0 36 24">${blank}${drawings[id]}</svg>`)
  .join('')}</span><span class="heard" id="number-brand" role="status"></span>`;
