import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { RefusalName } from '#contract/wire/refusals.ts';
import { incomingOf } from './arrivals.ts';
import type { IncomingRequest } from './incoming-request.ts';

/** A body read, or why it was not. */
export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: RefusalName };

export type Limits = { readonly bytes: number; readonly milliseconds: number };

const ordinary: Limits = { bytes: 1_000_000, milliseconds: 10_000 };

const refusedAs = (refusal: RefusalName): { readonly ok: false; readonly refusal: RefusalName } => ({
  ok: false,
  refusal,
});

type Chunk = { readonly done: boolean; readonly value?: Uint8Array | undefined };

const readWithin = async (
  stream: ReadableStream<Uint8Array>,
  deadline: Promise<'late'>,
  largest: number,
): Promise<Read<Uint8Array>> => {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const chunk: Chunk | 'late' = await Promise.race([reader.read(), deadline]);
    if (chunk === 'late') {
      return refusedAs('body-too-slow');
    }
    if (chunk.done || chunk.value === undefined) {
      return { ok: true, value: Buffer.concat(chunks) };
    }
    size += chunk.value.byteLength;
    if (size > largest) {
      return refusedAs('body-too-large');
    }
    chunks.push(chunk.value);
  }
};

const wholeOf = (chunks: readonly Uint8Array[]): Uint8Array => {
  const [first, ...others] = chunks;
  return first !== undefined && others.length === 0 ? first : Buffer.concat(chunks);
};

/** What came together with its headers is there already. */
const arrived = (incoming: IncomingMessage, limits: Limits): Read<Uint8Array> => {
  if (incoming.readableLength > limits.bytes) return refusedAs('body-too-large');
  const whole: unknown = incoming.read();
  return { ok: true, value: whole instanceof Uint8Array ? whole : new Uint8Array() };
};

/** The same from the socket's own stream. */
const arrivedWithin = (incoming: IncomingMessage, limits: Limits): Promise<Read<Uint8Array>> =>
  new Promise((settle) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const end = (read: Read<Uint8Array>): void => {
      clearTimeout(timer);
      incoming.off('data', take).off('end', done).off('error', fail).off('close', fail).pause();
      settle(read);
    };
    const done = (): void => end({ ok: true, value: wholeOf(chunks) });
    const fail = (): void => end(refusedAs('call-not-understood'));
    const take = (chunk: Uint8Array): void => {
      size += chunk.byteLength;
      chunks.push(chunk);
      if (size > limits.bytes) end(refusedAs('body-too-large'));
    };
    const timer = setTimeout(() => end(refusedAs('body-too-slow')), limits.milliseconds);
    timer.unref();
    incoming.on('data', take).on('end', done).on('error', fail).on('close', fail);
  });

/** The whole body, when it comes within the limits of size and time. */
export const bodyOf = async (
  request: IncomingRequest,
  limits: Limits = ordinary,
): Promise<Read<Uint8Array>> => {
  if (Number(request.headers.get('content-length') ?? 0) > limits.bytes) {
    return refusedAs('body-too-large');
  }
  const incoming = incomingOf(request);
  if (incoming !== undefined && !incoming.readableDidRead && !incoming.destroyed) {
    return incoming.complete ? arrived(incoming, limits) : arrivedWithin(incoming, limits);
  }
  if (request.body === null) {
    return { ok: true, value: new Uint8Array() };
  }
  const read = new AbortController();
  const deadline = pause(limits.milliseconds, 'late' as const, { signal: read.signal, ref: false });
  // Read in time, the wait is given up, which is no failure.
  deadline.catch(() => 'late');
  try {
    return await readWithin(request.body, deadline, limits.bytes);
  } catch {
    return refusedAs('call-not-understood');
  } finally {
    read.abort();
  }
};

const json = /^application\/(?:[\w.-]+\+)?json(?:\s*;|$)/i;
/** PostgreSQL keeps no text with this sign in it. */
const zero = '\\u0000';

const utf8 = new TextDecoder('utf-8', { fatal: true });

const parsed = (bytes: Uint8Array): Read<unknown> => {
  try {
    const text = utf8.decode(bytes);
    return text.includes(zero) ? refusedAs('call-not-understood') : { ok: true, value: JSON.parse(text) };
  } catch {
    return refusedAs('call-not-understood');
  }
};

/** JSON only: a form of another site cannot send it without asking first. No body at all reads as undefined. */
export const jsonOf = async (request: IncomingRequest, largest = ordinary.bytes): Promise<Read<unknown>> => {
  const read = await bodyOf(request, { ...ordinary, bytes: largest });
  if (!read.ok) {
    return read;
  }
  if (read.value.byteLength === 0) {
    return { ok: true, value: undefined };
  }
  return json.test(request.headers.get('content-type') ?? '')
    ? parsed(read.value)
    : refusedAs('body-not-json');
};
