/** The two cuts of the shop’s letters. A file’s name carries the mark of its bytes. */
export const fontFiles = {
  latin: '/fonts/vazirmatn-latin-722918f8.woff2',
  persian: '/fonts/vazirmatn-persian-e4f9e9e1.woff2',
} as const;
