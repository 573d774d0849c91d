import ky, { isHTTPError, isTimeoutError, type KyInstance } from 'ky';
import type { Endpoint } from '#contract/wire/endpoint.ts';
import { type Meant, type Schema, understood, written } from '#contract/wire/on-wire.ts';
import type { RefusalName } from '#contract/wire/refusals.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Environment } from '#domain/values/environment.ts';
import type { Language } from '#domain/values/language.ts';
import { salesChannelOf } from '#domain/values/sales-channel.ts';
import { unitIdOf } from '#domain/values/unit-id.ts';
import { CallFault } from './call-fault.ts';
import { heardIn, refusalOf } from './heard.ts';

export type Surroundings = {
  readonly origin: string;
  readonly environment: Environment;
  readonly language: Language;
  /** How the server is reached, when it is not over the network. */
  readonly reach?: (request: Request) => Promise<Response>;
};

type Asking = { readonly signal: AbortSignal | null; readonly token: string | null };

/** Asks one call once. */
export type Ask = <Body extends Schema, Granted extends Schema, Refusal extends RefusalName>(
  endpoint: Endpoint<Body, Granted, Refusal>,
  body: Meant<Body>,
  asking: Asking,
) => Promise<Answer<Meant<Granted>, Refusal>>;

const timeout = 30_000;

const clientFor = ({ environment, language, reach }: Surroundings): KyInstance =>
  ky.create({
    ...(reach === undefined ? {} : { fetch: (input, init) => reach(new Request(input, init)) }),
    timeout,
    totalTimeout: timeout,
    retry: { limit: 2, methods: ['get'], statusCodes: [408, 502, 503, 504] },
    headers: { accept: 'application/json', 'accept-language': language, 'unit-id': unitIdOf(environment) },
  });

const headersFor = (path: string, token: string | null): Record<string, string> => {
  const channel = salesChannelOf(path);
  return {
    ...(token === null ? {} : { 'user-authorization': token }),
    ...(channel === null ? {} : { 'sales-channel': channel }),
  };
};

const isGivenUp = (reason: unknown, { signal }: Asking) =>
  signal?.aborted === true && !isTimeoutError(reason) && !isHTTPError(reason);

/** The server of the page itself is asked; `origin` is where the page came from. */
export const askAt = (surroundings: Surroundings): Ask => {
  const { origin, language } = surroundings;
  const client = clientFor(surroundings);
  return async ({ name, method, path, body: asked, granted: given, refusals }, body, asking) => {
    const sent: unknown = written(asked, body);
    const reply: unknown = await client(`${origin}${path}`, {
      method,
      signal: asking.signal,
      headers: headersFor(path, asking.token),
      ...(sent === undefined ? {} : { json: sent }),
    })
      .text()
      .then((text): unknown => (text === '' ? text : JSON.parse(text)))
      .catch((reason: unknown) => reason);
    if (isGivenUp(reply, asking)) throw reply;
    if (isHTTPError(reply)) {
      const heard = heardIn(reply.data, reply.response.headers, language);
      const refusal = refusalOf(refusals, heard);
      if (refusal !== undefined) return { ...refused(refusal, heard.message), ...heard.again };
      const { status } = reply.response;
      throw new CallFault('status', name, { status, code: heard.code, serverMessage: heard.message });
    }
    if (isTimeoutError(reply)) throw new CallFault('time-out', name, { cause: reply });
    if (reply instanceof SyntaxError) throw new CallFault('not-understood', name, { cause: reply });
    if (reply instanceof Error) throw new CallFault('network', name, { cause: reply });
    const read = understood(given, reply);
    if (!read.ok) throw new CallFault('not-understood', name, { cause: read.reason });
    return granted(read.value);
  };
};
