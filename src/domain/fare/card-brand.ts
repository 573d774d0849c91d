/** Whose card it is, by its first digits. The first that fits holds. */
export const cardBrands = [
  { id: 'troy', name: 'Troy', first: '^(9792|65)' },
  { id: 'visa', name: 'Visa', first: '^4' },
  { id: 'mastercard', name: 'Mastercard', first: '^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)' },
  { id: 'amex', name: 'American Express', first: '^3[47]' },
] as const satisfies readonly { readonly id: string; readonly name: string; readonly first: string }[];

export type CardBrand = (typeof cardBrands)[number]['id'];

/** Null where the digits are too few, or those of no brand that is known here. */
export const cardBrandOf = (digits: string): CardBrand | null =>
  cardBrands.find(({ first }) => new RegExp(first).test(digits))?.id ?? null;

export const cardBrandNamed = (id: string): (typeof cardBrands)[number] | null =>
  cardBrands.find((brand) => brand.id === id) ?? null;
