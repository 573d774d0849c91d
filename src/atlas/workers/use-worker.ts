import { useEffect, useRef, useState } from 'react';

type Failed = { readonly ok: false; readonly reason: string };

export type WorkerState<Answer> =
  | { readonly is: 'none' }
  | { readonly is: 'working' }
  | { readonly is: 'answered'; readonly answer: Answer | Failed };

/** Has something worked out in a worker of its own, so that the page stays at hand meanwhile. */
export const useWorker = <Answer>(
  begin: () => Worker,
): readonly [WorkerState<Answer>, (asked: object) => void] => {
  const worker = useRef<Worker | null>(null);
  const [state, setState] = useState<WorkerState<Answer>>({ is: 'none' });
  useEffect(() => () => worker.current?.terminate(), []);
  const ask = (asked: object) => {
    worker.current?.terminate();
    const working = begin();
    worker.current = working;
    setState({ is: 'working' });
    working.addEventListener('message', (answered: MessageEvent<Answer>) => {
      setState({ is: 'answered', answer: answered.data });
      working.terminate();
    });
    working.addEventListener('error', ({ message }) =>
      setState({ is: 'answered', answer: { ok: false, reason: message } }),
    );
    working.postMessage(asked, { transfer: [] });
  };
  return [state, ask];
};
