/** How a line about a person is written: a name by its letters, a number by digits, a paper by letters and digits. */
export const textWays = {
  name: { lang: 'tr', dir: 'auto', autoCapitalize: 'words' },
  number: { dir: 'ltr', inputMode: 'numeric', length: 'short' },
  sign: { dir: 'ltr', autoCapitalize: 'characters', length: 'short' },
} as const;
