import { type CardBrand, cardBrands } from '#domain/fare/card-brand.ts';

/** Drawn by ourselves, in a card of 36 by 24: enough to be told apart at a glance. */
const drawings: Readonly<Record<CardBrand, string>> = {
  troy: '<rect class="ground"/><text x="18" y="16.5" fill="#2b2f36">tr<tspan fill="#00a5b5">o</tspan>y</text>',
  visa: '<rect class="ground"/><text x="18" y="16.5" font-style="italic" fill="#1a1f71">VISA</text>',
  mastercard:
    '<rect class="ground"/><circle cx="14.5" cy="12" r="6.5" fill="#eb001b"/><circle cx="21.5" cy="12" r="6.5" fill="#f79e1b"/><path d="M18 6.5a6.5 6.5 0 0 1 0 11a6.5 6.5 0 0 1 0-11z" fill="#ff5f00"/>',
  amex: '<rect class="ground blue"/><text x="18" y="15.5" font-size="9" fill="#fff">AMEX</text>',
};

/** The brands that are taken. The one a number begins with stands out, and is named to who cannot see it. */
export const brandMarks = `<span class="brands" aria-hidden="true">${cardBrands
  .map(({ id }) => `<svg class="${id}" viewBox="0 0 36 24">${drawings[id]}</svg>`)
  .join('')}</span><span class="heard" id="number-brand" role="status"></span>`;
