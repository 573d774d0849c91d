import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';

type Reply = Answer<null, 'full'> | 'lost';

const never: Deadline = fromPromise(() => new Promise<void>(() => undefined));

/** The keys under which the fields were sent one after the other, each answered so. */
const keysOf = async (
  sent: readonly (readonly [text: string, said: Reply])[],
): Promise<readonly string[]> => {
  const keys: string[] = [];
  const answers = sent.map(([, reply]) => reply);
  const machine = submissionOf<string, null, 'full'>().provide({
    actors: {
      sendForm: fromPromise(({ input }) => {
        keys.push(input.key);
        const reply = answers[keys.length - 1] ?? 'lost';
        return reply === 'lost' ? Promise.reject(new Error('No answer came.')) : Promise.resolve(reply);
      }),
      waitingEnd: never,
    },
  });
  const form = createActor(machine, { input: { fields: '' } }).start();
  for (const [at, [fields]] of sent.entries()) {
    const answered = new Promise<void>((heard) => {
      form.subscribe(({ tags }) => {
        if (keys.length > at && !tags.has('busy')) heard();
      });
    });
    form.send({ type: 'form.begun', fields });
    form.send({ type: 'form.submitted', fields, key: `k-${at}`, at: 0 });
    await answered;
  }
  form.stop();
  return keys;
};

test.each([
  [
    'the same after a lost answer',
    [
      ['a', 'lost'],
      ['a', granted(null)],
    ],
    ['k-0', 'k-0'],
  ],
  [
    'the same after a refusal',
    [
      ['a', refused('full')],
      ['a', granted(null)],
    ],
    ['k-0', 'k-0'],
  ],
  [
    'something else after a lost answer',
    [
      ['a', 'lost'],
      ['b', granted(null)],
    ],
    ['k-0', 'k-1'],
  ],
  [
    'the same when it was done',
    [
      ['a', granted(null)],
      ['a', granted(null)],
    ],
    ['k-0', 'k-1'],
  ],
  [
    'what was sent first, after something else',
    [
      ['a', 'lost'],
      ['b', 'lost'],
      ['a', granted(null)],
    ],
    ['k-0', 'k-1', 'k-2'],
  ],
] as const)('[E-09] a form that sends %s has its key', async (_, sent, keys) => {
  expect(await keysOf(sent)).toEqual(keys);
});
