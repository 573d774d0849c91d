/** Written in capitals wherever they stand. */
const capitals = /^(YHT|HT|MYO)$/;
const word = /\p{L}+/gu;
/** The railway writes this one without its dot. */
const undotted = /\bTOKI\b/g;

const capitalised = (text: string): string =>
  capitals.test(text)
    ? text
    : text.slice(0, 1).toLocaleUpperCase('tr') + text.slice(1).toLocaleLowerCase('tr');

/** A name the railway writes in capitals, as one writes it in a sentence. */
export const plainNameOf = (name: string): string =>
  name
    .replaceAll(undotted, 'TOKİ')
    .replaceAll(word, capitalised)
    .replaceAll(/(?<=\S)\(/g, ' (')
    .replaceAll(/\.(?=\p{L})/gu, '. ');
