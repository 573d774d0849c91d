/** A name for whoever has shown no more than PNR and surname: each word by its first letter. */
export const maskedName = (name: string): string =>
  name
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');
