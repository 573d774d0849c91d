import { createContext, useContext } from 'react';
import type { ConsoleKey } from '#domain/catalogue/console-key.ts';

/** Whether single keys do anything. */
export type Keys = 'off' | 'on';

export const KeysContext = createContext<Keys>('on');

/** Tells of an element which key presses it, while keys do anything. */
export const useKeyOf = (): ((key: ConsoleKey) => ConsoleKey | undefined) => {
  const keys = useContext(KeysContext);
  return (key) => (keys === 'on' ? key : undefined);
};
