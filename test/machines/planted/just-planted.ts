import { git } from '../../support/whole-history.ts';
import type { Planted } from './planted-faults.ts';

const faultsFile = 'test/machines/planted-faults.json';

export type Before = {
  /** The files that are not as they were; null where nobody can tell. */
  readonly changed: readonly string[] | null;
  /** The planted faults as they were. */
  readonly planted: readonly Planted[];
};

/** As it was one commit ago: what was just committed is judged as what lies in the working tree is. */
export const beforeNow = (): Before => {
  try {
    const changed = git('diff', '--name-only', 'HEAD~1').split('\n');
    const others = git('ls-files', '--others', '--exclude-standard', 'machines', 'test/machines').split('\n');
    return { changed: [...changed, ...others], planted: JSON.parse(git('show', `HEAD~1:${faultsFile}`)) };
  } catch {
    return { changed: null, planted: [] };
  }
};

/** Whether a fault is new, or it, the chart it is planted in or what judges it is written otherwise than before. */
export const isJustPlanted = ({ changed, planted }: Before): ((fault: Planted) => boolean) => {
  const known = new Set(planted.map((fault) => JSON.stringify(fault)));
  const has = (start: string) => changed?.some((file) => file.startsWith(start)) ?? true;
  const isJudgeOther = has('machines/kit/judge/');
  const isHandOther = has('test/machines/planted-by-hand.ts') || has('test/machines/planted/');
  return (fault) =>
    isJudgeOther ||
    (isHandOther && 'hand' in fault) ||
    !known.has(JSON.stringify(fault)) ||
    has(`machines/${fault.flow}/`) ||
    has(`machines/kit/${fault.flow}/`);
};
