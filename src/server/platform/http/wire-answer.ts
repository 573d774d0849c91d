import { type RefusalName, refusals } from '#contract/wire/refusals.ts';
import { secondsUntil } from '#contract/wire/seconds-until.ts';
import type { WireError } from '#contract/wire/wire-error.ts';
import { minute } from '#domain/values/durations.ts';
import type { Language } from '#domain/values/language.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { refusalSentences } from './refusal-sentences.ts';
import { type Reply, responseOf } from './reply.ts';

const sayings = {
  tr: sayIn('tr', wholeCatalogue('tr')),
  en: sayIn('en', wholeCatalogue('en')),
  fa: sayIn('fa', wholeCatalogue('fa')),
} as const;

const isRefusal = (name: string): name is RefusalName => Object.hasOwn(refusalSentences, name);

/** The sentence of a refusal by its name; null for a name the server does not know. */
export const sentenceOf = (name: string, language: Language): string | null =>
  isRefusal(name) ? sayings[language](refusalSentences[name]) : null;

/** What a refused call is told. `message` replaces the ordinary sentence; `detail` names places, never values. */
export type Refused = {
  readonly refusal: RefusalName;
  readonly message?: string | null;
  readonly detail?: string;
  /** When it is worth asking again, where that is known. */
  readonly retryAt?: number | undefined;
};

/** Where and when it was told. */
export type AnswerContext = {
  readonly language: Language;
  readonly requestId: string;
  readonly now: number;
  /** Hears what is refused. */
  readonly note?: (refusal: RefusalName) => void;
};

const namesOfStatus: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_ENTITY',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

const wireErrorOf = ({ refusal, message, detail }: Refused, context: AnswerContext): WireError => {
  const { status, code } = refusals[refusal];
  const say = sayings[context.language];
  return {
    timestamp: new Date(context.now).toISOString(),
    traceId: context.requestId,
    status: namesOfStatus[status] ?? String(status),
    type: refusal,
    code,
    message: message ?? say(refusalSentences[refusal]),
    detail: detail ?? '',
    title: say('wire.title'),
  };
};

/**
 * A long text is laid out part by part: joined first, it would be copied through memory several times more. What is as
 * long in bytes as in signs is of signs of one byte, and copied as it is.
 */
const bytesOf = (parts: readonly string[]): Uint8Array<ArrayBuffer> => {
  const sizes = parts.map((part) => Buffer.byteLength(part));
  const bytes = Buffer.allocUnsafeSlow(sizes.reduce((sum, size) => sum + size, 0));
  let at = 0;
  for (const [index, part] of parts.entries()) {
    at += bytes.write(part, at, sizes[index] === part.length ? 'latin1' : 'utf8');
  }
  return bytes;
};

/** JSON that is written already. */
export const textReply = (text: string | readonly string[], status: number, language: Language): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'content-language': language },
  cookies: [],
  body: typeof text === 'string' ? text : bytesOf(text),
});

export const jsonReply = (body: unknown, status: number, language: Language): Reply =>
  textReply(JSON.stringify(body ?? null), status, language);

export const jsonAnswer = (body: unknown, status: number, language: Language): Response =>
  responseOf(jsonReply(body, status, language));

/**
 * Where nobody said when it is worth asking again, it is in most cases after a minute. A server that is away for a moment
 * says nothing of it: whoever reads asks again sooner than that.
 */
const headersOf = ({ refusal, retryAt }: Refused, now: number): Readonly<Record<string, string>> => {
  if (refusal === 'body-too-large' || refusal === 'body-too-slow') return { connection: 'close' };
  if (refusals[refusal].status !== 429 && refusal !== 'no-room') return {};
  return { 'retry-after': secondsUntil(retryAt ?? now + minute, now) };
};

export const refusalReply = (refused: Refused, context: AnswerContext): Reply => {
  context.note?.(refused.refusal);
  const reply = jsonReply(wireErrorOf(refused, context), refusals[refused.refusal].status, context.language);
  return { ...reply, headers: { ...reply.headers, ...headersOf(refused, context.now) } };
};
