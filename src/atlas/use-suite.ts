import { useEffect, useRef, useState } from 'react';
import type { SuiteAnswer, SuiteAsked } from './suite-asked.ts';

export type SuiteState =
  | { readonly is: 'none' }
  | { readonly is: 'working' }
  | { readonly is: 'answered'; readonly answer: SuiteAnswer };

/** Walks a flow in a worker of its own, so that the page stays at hand meanwhile. */
export const useSuite = (): readonly [SuiteState, (asked: SuiteAsked) => void] => {
  const worker = useRef<Worker | null>(null);
  const [state, setState] = useState<SuiteState>({ is: 'none' });
  useEffect(() => () => worker.current?.terminate(), []);
  const ask = (asked: SuiteAsked) => {
    worker.current?.terminate();
    const walking = new Worker(new URL('./suite-worker.ts', import.meta.url), { type: 'module' });
    worker.current = walking;
    setState({ is: 'working' });
    walking.addEventListener('message', (answered: MessageEvent<SuiteAnswer>) => {
      setState({ is: 'answered', answer: answered.data });
      walking.terminate();
    });
    walking.addEventListener('error', ({ message }) =>
      setState({ is: 'answered', answer: { ok: false, reason: message } }),
    );
    walking.postMessage(asked, { transfer: [] });
  };
  return [state, ask];
};
