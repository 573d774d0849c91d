import { directionOf, type Language } from '#domain/values/language.ts';
import { escaped } from '#server/platform/escaped.ts';

const address = /https?:\/\/[^\s<>"]+/g;

const linked = (line: string): string =>
  escaped(line).replace(address, (found) => `<a href="${found}">${found}</a>`);

const paragraph = (text: string): string => `<p>${text.split('\n').map(linked).join('<br>')}</p>`;

/** The same words as the plain letter, running the way its language runs. */
export const letterHtml = (text: string, language: Language): string =>
  `<div lang="${language}" dir="${directionOf(language)}">${text
    .split(/\n{2,}/)
    .map(paragraph)
    .join('')}</div>`;
