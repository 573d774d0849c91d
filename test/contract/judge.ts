import { safeDecode, type ZodMiniType } from 'zod/mini';
import { type RefusalName, refusals } from '#contract/wire/refusals.ts';
import { wireError } from '#contract/wire/wire-error.ts';
import type { Operation } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';

/** The one 5xx the operator's own API has by contract: wrong details of a member answer 500. */
const contractual: RefusalName = 'wrong-details';

/** What any call may be told before its own rules are asked. */
const deps: readonly string[] = [
  'call-not-understood',
  'sign-in-needed',
  'not-allowed',
  'not-found',
  'method-not-allowed',
  'body-too-large',
  'body-not-json',
  'card-number-sent',
  'too-many-tries',
];

const trace =
  /\n\s+at |node_modules|\.[cm]?[jt]s:\d|syntax error at|relation "|violates|PostgresError|ZodError/;

const safety = [
  'content-security-policy',
  'x-content-type-options',
  'strict-transport-security',
  'x-request-id',
];

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const faultsOfGranted = ({ endpoint, media }: Operation<AppContext>, text: string): readonly string[] => {
  const schema: ZodMiniType = endpoint.granted;
  const read = safeDecode(schema, media === 'application/json' ? parsed(text) : text);
  return read.success ? [] : [`is granted in another shape: ${read.error.message}`];
};

const faultsOfRefused = (
  { endpoint }: Operation<AppContext>,
  status: number,
  text: string,
): readonly string[] => {
  const read = wireError.safeParse(parsed(text));
  if (!read.success) {
    return [`is refused in another form: ${text.slice(0, 200)}`];
  }
  const { type, code } = read.data;
  const known = Object.entries(refusals).find(([name]) => name === type)?.[1];
  const mayBe = [...deps, ...endpoint.refusals].includes(type);
  return [
    ...(mayBe ? [] : [`is refused as ${type}, which its contract does not name`]),
    ...(known?.code === code && known.status === status
      ? []
      : [`is refused as ${type} with ${status} and ${code}`]),
    ...(status >= 500 && type !== contractual ? [`answers ${status}`] : []),
  ];
};

/** What is read of an answer beside its text. */
type Judged = Pick<Response, 'ok' | 'status'> & { readonly headers: Pick<Headers, 'has'> };

/** Everything wrong with an answer to a call; nothing, when it keeps its contract. */
export const faultsOf = (
  operation: Operation<AppContext>,
  answer: Judged,
  text: string,
): readonly string[] => {
  const found = [
    ...(answer.ok ? faultsOfGranted(operation, text) : faultsOfRefused(operation, answer.status, text)),
    ...(trace.test(text) ? ['tells of its inside'] : []),
    ...safety.filter((name) => !answer.headers.has(name)).map((name) => `lacks ${name}`),
  ];
  return found.map((fault) => `${operation.endpoint.name} ${fault}`);
};
