import type { JudgeAnswer, JudgeAsked } from './judge-asked.ts';
import { useWorker, type WorkerState } from './use-worker.ts';

const begin = () => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });

/** Judges the rules of a flow beside the page. */
export const useJudge = (): readonly [WorkerState<JudgeAnswer>, (asked: JudgeAsked) => void] =>
  useWorker<JudgeAnswer>(begin);
