import type { SuiteAnswer, SuiteAsked } from './suite-asked.ts';
import { useWorker, type WorkerState } from './use-worker.ts';

const begin = () => new Worker(new URL('./suite-worker.ts', import.meta.url), { type: 'module' });

/** Walks a flow beside the page. */
export const useSuite = (): readonly [WorkerState<SuiteAnswer>, (asked: SuiteAsked) => void] =>
  useWorker<SuiteAnswer>(begin);
