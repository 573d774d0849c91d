import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '#server/platform/settings.ts';
import { openLines } from './cors.ts';
import { headOf, type IncomingRequest } from './incoming-request.ts';
import type { Operation } from './operation.ts';
import { isForHost } from './own-host.ts';
import type { Reply } from './reply.ts';
import { securityHeaders, securityLines } from './security-headers.ts';

/** Answers a call on the socket itself, or says null and has done nothing. */
export type Straight = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | null;

type Arrived = IncomingRequest & { readonly incoming: IncomingMessage };

/** Which request it answers, and the hour of the house. */
export type Marks = { readonly request: string; readonly date: string };

/** A call's reply with what marks it: its request and its hour. */
export type AnswerNamed<Context> = (
  operation: Operation<Context>,
  incoming: Arrived,
) => Promise<{ readonly reply: Reply; readonly marks: Marks }>;

/** An address in which nothing has to be read twice. */
const plainPath = /^(\/[\w/.-]+)(?:\?[\w=&.-]*)?$/;
const plainHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
/** How long what a caller goes on sending after its answer is taken, in milliseconds. */
const timeout = 500;

const linesOf = ({ headers, cookies, body }: Reply, marks: Marks, origin: string | null): string[] => {
  const lines = [...securityLines(headers), ...openLines(headers.vary, origin)];
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'vary') lines.push(name, value);
  }
  for (const cookie of cookies) lines.push('set-cookie', cookie);
  lines.push('x-request-id', marks.request, 'date', marks.date);
  if (body !== null) lines.push('content-length', String(Buffer.byteLength(body)));
  return lines;
};

/** A body nobody wanted is let through for a moment, so that the connection may be used again. */
const letThrough = (incoming: IncomingMessage): void => {
  if (incoming.complete) return;
  const timer = setTimeout(() => incoming.socket.destroy(), timeout);
  incoming.once('close', () => clearTimeout(timer)).resume();
};

/** The calls that are named in full and change or ask something with a body; others may be files or patterns. */
export const straightTo = <Context>(
  operations: readonly Operation<Context>[],
  answerNamed: AnswerNamed<Context>,
  { origin }: Pick<Settings, 'origin'>,
): Straight => {
  const named = new Map(
    operations
      .filter(({ endpoint }) => endpoint.method !== 'get' && plainPath.test(endpoint.path))
      .map((operation) => [
        `${operation.endpoint.method.toUpperCase()} ${operation.endpoint.path}`,
        operation,
      ]),
  );

  const answer = async (
    operation: Operation<Context>,
    incoming: Arrived,
    outgoing: ServerResponse,
  ): Promise<void> => {
    const { reply, marks } = await answerNamed(operation, incoming);
    letThrough(incoming.incoming);
    outgoing.writeHead(reply.status, linesOf(reply, marks, incoming.headers.get('origin')));
    outgoing.end(reply.body);
  };

  return (incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    const [, path] = plainPath.exec(url) ?? [];
    const operation = path === undefined ? undefined : named.get(`${method} ${path}`);
    const { host = '' } = headers;
    if (operation === undefined || !plainHost.test(host)) return null;
    const head = headOf(incoming);
    const whole = `http://${host}${url}`;
    if (!isForHost(head, whole, origin)) return null;
    const question = {
      method,
      url: whole,
      headers: head,
      body: null,
      incoming,
    };
    return answer(operation, question, outgoing).catch(() => {
      outgoing.writeHead(400, securityHeaders).end();
    });
  };
};
