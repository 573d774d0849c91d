/** Whoever says nothing else has a phone of Türkiye. */
export const defaultPhoneCountry = 'TR';
