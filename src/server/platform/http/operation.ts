import * as z from 'zod/mini';
import type { Endpoint } from '#contract/wire/endpoint.ts';
import type { RefusalName } from '#contract/wire/refusals.ts';
import type { Answer } from '#domain/values/answer.ts';
import type { Language } from '#domain/values/language.ts';
import type { Cookie } from './cookie.ts';
import type { Head } from './incoming-request.ts';
import type { Session } from './session.ts';

/** What a call brings. Cookies of another site's request are not here. */
export type OperationRequest<Body> = {
  readonly body: Body;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Head;
  readonly cookies: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly callerAddress: string;
  readonly session: Session | null;
  readonly requestId: string;
};

export type OperationResult<Granted, Refusal extends string> = Answer<Granted, Refusal> & {
  readonly cookies?: readonly Cookie[];
  /** What a refusal names beside its sentence: the nearest places that would be granted. */
  readonly detail?: string;
  /** When it is worth asking again, epoch milliseconds. */
  readonly retryAt?: number;
};

/** What becomes of a call, in the wire's own form. */
export type Outcome =
  | { readonly kind: 'granted'; readonly body: unknown; readonly cookies: readonly Cookie[] }
  | {
      readonly kind: 'written';
      /** Whole, or in parts that follow one another. */
      readonly text: string | readonly string[];
      readonly cookies: readonly Cookie[];
      /** How many seconds a reader may keep it; 0 not at all. */
      readonly keepFor: number;
    }
  | {
      readonly kind: 'refused';
      readonly refusal: RefusalName;
      readonly message: string | null;
      readonly detail: string;
      readonly retryAt?: number | undefined;
      readonly cookies: readonly Cookie[];
    }
  | { readonly kind: 'not-understood'; readonly places: readonly string[] };

export type Media = 'application/json' | 'text/calendar' | 'text/csv' | 'text/plain';

/** A call and what answers it: one row of the routes table. */
export type Operation<Context = never> = {
  readonly endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType, RefusalName>;
  readonly media: Media;
  readonly answer: (request: OperationRequest<unknown>, context: Context) => Promise<Outcome>;
};

const placesOf = (issues: readonly { readonly path: readonly PropertyKey[] }[]): readonly string[] =>
  issues.map((issue) => issue.path.map(String).join('.'));

type Answering<Context, Body extends z.ZodMiniType, Result> = (
  request: OperationRequest<z.output<Body>>,
  context: Context,
) => Promise<Result>;

/** Reads the body by the endpoint's schema before anything is answered. */
const understood =
  <Context, Body extends z.ZodMiniType>(
    endpoint: { readonly body: Body },
    answer: Answering<Context, Body, Outcome>,
  ): Operation<Context>['answer'] =>
  async (request, context) => {
    const body = z.safeParse(endpoint.body, request.body);
    return body.success
      ? answer({ ...request, body: body.data }, context)
      : { kind: 'not-understood', places: placesOf(body.error.issues) };
  };

/**
 * The endpoint's schemas are two-way: the wire's body is decoded into the domain's words before `answer` sees it,
 * and what is granted is encoded back, so a one-way transform is never part of a contract.
 */
const operation = <
  Context,
  Body extends z.ZodMiniType,
  Granted extends z.ZodMiniType,
  const Refusal extends RefusalName,
>(
  endpoint: Endpoint<Body, Granted, Refusal>,
  answer: Answering<Context, Body, OperationResult<z.output<Granted>, Refusal>>,
  media: Media = 'application/json',
): Operation<Context> => ({
  endpoint,
  media,
  answer: understood(endpoint, async (request, context) => {
    const result = await answer(request, context);
    const cookies = result.cookies ?? [];
    return result.ok
      ? { kind: 'granted', body: z.encode(endpoint.granted, result.value), cookies }
      : {
          kind: 'refused',
          refusal: result.refusal,
          message: result.message,
          detail: result.detail ?? '',
          retryAt: result.retryAt,
          cookies,
        };
  }),
});

/** The same for an answer that is asked for so often that it is written as JSON at once. A test reads it with the schema. */
const writtenOperation = <
  Context,
  Body extends z.ZodMiniType,
  Granted extends z.ZodMiniType,
  const Refusal extends RefusalName,
>(
  endpoint: Endpoint<Body, Granted, Refusal>,
  answer: Answering<Context, Body, Answer<string | readonly string[], Refusal>>,
  keepFor = 0,
): Operation<Context> => ({
  endpoint,
  media: 'application/json',
  answer: understood(endpoint, async (request, context) => {
    const result = await answer(request, context);
    return result.ok
      ? { kind: 'written', text: result.value, cookies: [], keepFor }
      : { kind: 'refused', refusal: result.refusal, message: result.message, detail: '', cookies: [] };
  }),
});

type Bound<Context> = {
  readonly operation: <
    Body extends z.ZodMiniType,
    Granted extends z.ZodMiniType,
    const Refusal extends RefusalName,
  >(
    ...parts: Parameters<typeof operation<Context, Body, Granted, Refusal>>
  ) => Operation<Context>;
  readonly writtenOperation: <
    Body extends z.ZodMiniType,
    Granted extends z.ZodMiniType,
    const Refusal extends RefusalName,
  >(
    ...parts: Parameters<typeof writtenOperation<Context, Body, Granted, Refusal>>
  ) => Operation<Context>;
};

/** How the calls of an area are written: all of them lean on the same. */
export const operationsFor = <Context>(): Bound<Context> => ({ operation, writtenOperation });
