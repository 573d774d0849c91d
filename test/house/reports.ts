import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';
import { type FileReport, junitOf, type TestReport } from './junit.ts';

type Thrown = { readonly message: string; readonly stack?: string };

const failureOf = ({ message, stack }: Thrown) => ({ message, detail: stack ?? message });

const reportTest = (test: TestCase): TestReport => {
  const { state, errors = [] } = test.result();
  return {
    title: test.fullName,
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    skipped: state === 'skipped',
    failures: state === 'failed' ? errors.map(failureOf) : [],
  };
};

const failedSetup = (module: TestModule): TestReport[] => {
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const errors = [...module.errors(), ...suites];
  if (errors.length === 0) return [];
  return [
    { title: 'The ground of this file stands', seconds: 0, skipped: false, failures: errors.map(failureOf) },
  ];
};

const reportFile = (root: string, module: TestModule): FileReport => ({
  path: relative(root, module.moduleId),
  seconds: module.diagnostic().duration / 1000,
  tests: [...[...module.children.allTests()].map(reportTest), ...failedSetup(module)],
});

const reportStray = (errors: readonly SerializedError[]): FileReport[] =>
  errors.length === 0
    ? []
    : [
        {
          path: 'outside any test',
          seconds: 0,
          tests: errors.map((error) => ({
            title: `Nothing is thrown outside a test: ${error.message}`,
            seconds: 0,
            skipped: false,
            failures: [failureOf(error)],
          })),
        },
      ];

/** A browser project is named "screens (chromium)"; its report is `screens.xml`. */
const fileNameOf = (project: string) => project.replace(/ \(.*\)$/, '');

const modulesOf = <Of extends { readonly project: { readonly name: string } }>(
  project: string,
  all: readonly Of[],
) => all.filter((one) => one.project.name === project);

/** Writes a JUnit file per project. A run that was narrowed by a filter leaves the whole run's files alone. */
export const reportsInto = (folder: string, seed: number): Reporter => {
  const running: { vitest: Vitest | null } = { vitest: null };
  return {
    onInit(vitest) {
      running.vitest = vitest;
      vitest.logger.log(`Seed ${seed}`);
    },
    async onTestRunEnd(modules, stray) {
      const { vitest } = running;
      if (vitest === null) return;
      const whole = await vitest.globTestSpecifications();
      const isNarrowed = (name: string) =>
        vitest.config.testNamePattern !== undefined ||
        modulesOf(name, modules).length < modulesOf(name, whole).length;
      for (const [place, name] of [...new Set(modules.map(({ project }) => project.name))].entries()) {
        const files = modulesOf(name, modules).map((module) => reportFile(vitest.config.root, module));
        const report = { name, seed, files: place === 0 ? [...files, ...reportStray(stray)] : files };
        const path = join(
          vitest.config.root,
          folder,
          isNarrowed(name) ? 'narrowed' : '',
          `${fileNameOf(name)}.xml`,
        );
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, junitOf(report));
      }
    },
  };
};
