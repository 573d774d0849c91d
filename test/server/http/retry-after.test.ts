import { expect, test } from 'vitest';
import { type Refused, refusalReply } from '#server/platform/http/wire-answer.ts';

const now = 1_795_251_600_000;

const retryAfter = (refused: Refused) =>
  refusalReply(refused, { language: 'tr', requestId: 'x', now }).headers['retry-after'];

test.each([
  ['asked too often', { refusal: 'too-many-tries' }, '60'],
  ['asked while there is no room', { refusal: 'no-room' }, '60'],
  ['asked too often until a moment', { refusal: 'too-many-tries', retryAt: now + 90_001 }, '91'],
  ['asked too often until now', { refusal: 'too-many-tries', retryAt: now }, '1'],
  ['asked while the server is away for a moment', { refusal: 'server-not-ready' }, undefined],
  ['refused for good', { refusal: 'not-found' }, undefined],
] satisfies readonly (readonly [string, Refused, string | undefined])[])(
  'whoever is %s is told after how many seconds it is worth asking again',
  (_, refused, seconds) => {
    expect(retryAfter(refused)).toBe(seconds);
  },
);
