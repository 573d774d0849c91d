import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';

/** What a bench is told to run, and the files that were written anew since it ran the last time. */
export type Task = {
  readonly project: string;
  readonly files: readonly string[];
  readonly written: readonly string[];
};

/** The first test that was red, or what was thrown before there was one: a file that has no tests then was not loaded. */
export type Red = { readonly file: string | null; readonly title: string; readonly isLoaded: boolean };

const redIn = (root: string, module: TestModule): readonly Red[] => {
  const file = module.moduleId.slice(join(root, '/').length);
  const tests = [...module.children.allTests('failed')].map(({ fullName }) => fullName);
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const before = [...module.errors(), ...suites].map(({ message }) => message);
  const isLoaded = module.children.size > 0;
  return [...tests, ...before].map((title) => ({ file, title, isLoaded }));
};

/** Where a vitest stays open: to begin takes it longer than most files. */
const openBench = async (root: string) => {
  const vitest = await createVitest('test', {
    config: join(root, 'test/house/vitest.config.ts'),
    root,
    watch: false,
    bail: 1,
    reporters: [{}],
  });
  await vitest.standalone();
  const redOf = async (project: string, files: readonly string[]): Promise<Red | null> => {
    if (files.length === 0) return null;
    // What was red before counts no more.
    vitest.state.filesMap.clear();
    const projects = vitest.projects.filter(({ name }) => name === project || name.startsWith(`${project} `));
    const all = projects.flatMap((own) => files.map((file) => own.createSpecification(join(root, file))));
    const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(all);
    const [red] = testModules.flatMap((module) => redIn(root, module));
    const [stray] = unhandledErrors.map((thrown) => ({ file: null, title: String(thrown), isLoaded: true }));
    return red ?? stray ?? null;
  };
  return {
    /** The first file alone: it is the likeliest to be red. */
    run: async ({ project, files: [first, ...others], written }: Task): Promise<Red | null> => {
      for (const path of written) vitest.invalidateFile(join(root, path));
      return (first && (await redOf(project, [first]))) || redOf(project, others);
    },
    close: () => vitest.close(),
  };
};

const isTask = (message: unknown): message is Task =>
  typeof message === 'object' && message !== null && 'project' in message;

const say = (red: Red | null) => process.send?.({ red });

/** A process of its own, in the copy: it is told what to run and says what was red. */
export const main = async (): Promise<number> => {
  const bench = await openBench(process.cwd());
  process.on('message', (message) => {
    if (isTask(message))
      void bench
        .run(message)
        .then(say, (reason) => say({ file: null, title: String(reason), isLoaded: true }));
  });
  await new Promise<void>((settle) => {
    process.once('disconnect', settle);
  });
  await bench.close();
  return 0;
};
