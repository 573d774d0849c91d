import { refusalIn } from '#contract/wire/on-wire.ts';
import { type RefusalName, refusals } from '#contract/wire/refusals.ts';
import { defaultLanguage, type Language } from '#domain/values/language.ts';

/** What a refused call was told: the wire's number, and the sentence when it is in the page's language. */
export type Heard = { readonly code: number | null; readonly message: string | null };

/** A server that does not name the language of its sentences speaks Turkish. */
const languageOf = (headers: Headers) =>
  headers.get('content-language')?.slice(0, 2).toLowerCase() ?? defaultLanguage;

export const heardIn = (body: unknown, headers: Headers, language: Language): Heard => {
  const { code, message } = refusalIn(body);
  return { code, message: message !== '' && languageOf(headers) === language ? message : null };
};

/** The refusal among these that travels under this number. */
export const refusalOf = <const Name extends RefusalName>(
  names: readonly Name[],
  code: number | null,
): Name | undefined => names.find((name) => refusals[name].code === code);
