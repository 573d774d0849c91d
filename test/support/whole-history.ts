import { execFileSync } from 'node:child_process';
import { root } from '#atlas/command/root.ts';

const most = 2 ** 28;

/** What git says in the history of the project. */
export const git = (...words: readonly string[]): string =>
  execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: most,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** A clone that was cut short says nothing of what came before: what is judged by the whole history is judged where it is. */
export const isCutShort = git('rev-parse', '--is-shallow-repository').trim() !== 'false';

export const linesOf = (...words: readonly string[]): readonly string[] =>
  git(...words)
    .split('\n')
    .filter((line) => line !== '');

/** What a file was from commit to commit along the line of the project, the oldest first. */
export const versionsOf = (path: string): readonly string[] =>
  linesOf('log', '--first-parent', '--reverse', '--format=%H', '--', path).map((commit) =>
    git('show', `${commit}:${path}`),
  );
