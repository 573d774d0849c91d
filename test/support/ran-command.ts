import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Ran = { readonly code: number | string; readonly out: string; readonly stderr: string };

/** A command of the atlas in a process of its own, as npm starts it. */
export const spawned = (command: string, ...words: string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const entry = `src/atlas/command/${command}.ts`;
    execFile(
      process.execPath,
      ['src/server/command/run.mjs', entry, ...words],
      { cwd: root },
      (error, out, stderr) => resolve({ code: error?.code ?? 0, out, stderr }),
    );
  });

type Main = (words: string[]) => Promise<number>;

const mains = import.meta.glob<Main>('../../src/atlas/command/*.ts', { import: 'main' });

const heard = (stream: NodeJS.WriteStream) => {
  const written: string[] = [];
  const spy = vi.spyOn(stream, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  return () => {
    spy.mockRestore();
    return written.join('');
  };
};

/** The same in the test's own process: it needs not bring its modules anew. */
export const ranHere = async (command: string, ...words: string[]): Promise<Ran> => {
  const main = await mains[`../../src/atlas/command/${command}.ts`]?.();
  if (main === undefined) throw new Error(`There is no command ${command}.`);
  const [out, stderr] = [heard(process.stdout), heard(process.stderr)];
  try {
    const code = await main(words);
    return { code, out: out(), stderr: stderr() };
  } finally {
    out();
    stderr();
  }
};
