import type { SuiteAnswer, SuiteAsked } from './suite-asked.ts';
import { useWorker } from './use-worker.ts';

const begin = () => new Worker(new URL('./suite-worker.ts', import.meta.url), { type: 'module' });

/** Walks a flow beside the page. */
export const useSuite = () => useWorker<SuiteAsked, SuiteAnswer>(begin);
