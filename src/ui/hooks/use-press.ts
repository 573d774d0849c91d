import { useRef } from 'react';

type Task = () => void;

/**
 * What moves the page waits until a press is over: what is said above a field comes and goes when another is left, and
 * what the pointer was put on would slip away from under it.
 */
export const usePress = () => {
  const waiting = useRef<Task[] | null>(null);
  const end = () => {
    const tasks = waiting.current ?? [];
    waiting.current = null;
    for (const task of tasks) task();
  };
  return {
    begins: () => {
      waiting.current = [];
      const ending = new AbortController();
      const seeEnd = () => {
        ending.abort();
        // The click comes after the pointer was let go, in the same task.
        setTimeout(end);
      };
      for (const kind of ['pointerup', 'pointercancel'])
        addEventListener(kind, seeEnd, { signal: ending.signal, capture: true });
    },
    isOn: () => waiting.current !== null,
    whenOver: (task: Task) => {
      if (waiting.current === null) task();
      else waiting.current.push(task);
    },
  };
};
