import { onTestFinished } from 'vitest';
import type { Step } from '#machines/kit/walk/path.ts';

/** The browser makes this key next, and its own keys again when the test is over. */
export const nextKey = (key: string): void => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => key });
  onTestFinished(() => {
    Reflect.deleteProperty(crypto, 'randomUUID');
  });
};

/** The browser makes the key next that a step carries. */
export const nextKeyOf = ({ event }: Step): void =>
  nextKey(String(Reflect.get(event, 'attempt') ?? Reflect.get(event, 'key')));
