import { expect, test } from 'vitest';
import { bodyOf } from '#server/platform/http/body.ts';

/** Node asks for `duplex` where a body is a stream; the browser's types do not know it. */
const oneWay = { duplex: 'half' };

const sending = (stream: ReadableStream<Uint8Array>, headers: Record<string, string> = {}): Request =>
  new Request('http://localhost/', { method: 'POST', body: stream, headers, ...oneWay });

const bytes = (count: number) => new Uint8Array(count);

const endless = (part: Uint8Array) =>
  new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(part) });

const silent = () => new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) });

const broken = () =>
  new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('gone')) });

const limits = { bytes: 1000, milliseconds: 20 };

test('a body within the limits is read whole', async () => {
  const request = new Request('http://localhost/', { method: 'POST', body: bytes(1000) });
  const read = await bodyOf(request, limits);
  expect(read.ok ? read.value.byteLength : read.refusal).toBe(1000);
});

test('a body that goes on and on is left at the limit', async () => {
  expect(await bodyOf(sending(endless(bytes(400))), limits)).toEqual({
    ok: false,
    refusal: 'body-too-large',
  });
});

test('a body that says it is too large is not read at all', async () => {
  expect(await bodyOf(sending(silent(), { 'content-length': '1001' }), limits)).toEqual({
    ok: false,
    refusal: 'body-too-large',
  });
});

test('a body that does not come is waited for no longer than the limit', async () => {
  expect(await bodyOf(sending(silent()), limits)).toEqual({ ok: false, refusal: 'body-too-slow' });
});

test('a body that breaks off is not understood', async () => {
  expect(await bodyOf(sending(broken()), limits)).toEqual({ ok: false, refusal: 'call-not-understood' });
});
