import { type RefusalReply, refusalIn } from '#contract/wire/on-wire.ts';
import { type RefusalName, refusals } from '#contract/wire/refusals.ts';
import { defaultLanguage, type Language } from '#domain/values/language.ts';

/** What a refused call was told: the wire's number and name, and the sentence when it is in the page's language. */
export type Heard = Pick<RefusalReply, 'code' | 'type'> & { readonly message: string | null };

/** A server that does not name the language of its sentences speaks Turkish. */
const languageOf = (headers: Headers) =>
  headers.get('content-language')?.slice(0, 2).toLowerCase() ?? defaultLanguage;

export const heardIn = (body: unknown, headers: Headers, language: Language): Heard => {
  const reply = refusalIn(body);
  return { ...reply, message: (languageOf(headers) === language && reply.message) || null };
};

/** The refusal among these that travels under this number; where several do, the one of this name, or the first. */
export const refusalOf = <const Name extends RefusalName>(
  names: readonly Name[],
  { code, type }: Pick<Heard, 'code' | 'type'>,
): Name | undefined => {
  const numbered = names.filter((name) => refusals[name].code === code);
  return numbered.find((name) => name === type) ?? numbered[0];
};
