import { type RefusalReply, refusalIn } from '#contract/wire/on-wire.ts';
import { type RefusalName, refusals } from '#contract/wire/refusals.ts';
import { second } from '#domain/values/durations.ts';
import { defaultLanguage, type Language } from '#domain/values/language.ts';

/** What a refused call was told: the wire's number and name, the sentence when it is in the page's language, and when to ask again. */
export type Heard = Pick<RefusalReply, 'code' | 'type'> & {
  readonly message: string | null;
  readonly again: { readonly retryAt?: number };
};

/** A server that does not name the language of its sentences speaks Turkish. */
const languageOf = (headers: Headers) =>
  headers.get('content-language')?.slice(0, 2).toLowerCase() ?? defaultLanguage;

/** By the server's own hour, as all the page counts. */
const againIn = ({ at }: RefusalReply, headers: Headers): Heard['again'] => {
  const wait = Number(headers.get('retry-after') ?? Number.NaN);
  return at === null || Number.isNaN(wait) ? {} : { retryAt: at + wait * second };
};

export const heardIn = (body: unknown, headers: Headers, language: Language): Heard => {
  const reply = refusalIn(body);
  const { code, type, message } = reply;
  return {
    code,
    type,
    message: (languageOf(headers) === language && message) || null,
    again: againIn(reply, headers),
  };
};

/** The refusal among these that travels under this number; where several do, the one of this name, or the first. */
export const refusalOf = <const Name extends RefusalName>(
  names: readonly Name[],
  { code, type }: Pick<Heard, 'code' | 'type'>,
): Name | undefined => {
  const numbered = names.filter((name) => refusals[name].code === code);
  return numbered.find((name) => name === type) ?? numbered[0];
};
