import { onTestFinished } from 'vitest';

/** The browser makes this key next, and its own keys again when the test is over. */
export const nextKey = (key: string): void => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => key });
  onTestFinished(() => {
    Reflect.deleteProperty(crypto, 'randomUUID');
  });
};
