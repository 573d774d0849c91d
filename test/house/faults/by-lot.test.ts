import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { chanceOf, shuffled } from '#machines/kit/walk/chance.ts';
import { isLongRun } from '#test/support/in-the-long-run.ts';
import { filesOnDisk } from '../files.ts';
import { layers } from './fault.ts';
import { faultsIn } from './faults-of-flow.ts';
import noticed from './noticed.json' with { type: 'json' };
import { meantIn, type Noticed, nameOf } from './noticed.ts';
import { openWorkshop } from './workshop.ts';

const root = process.cwd();

/** Which of them need no built shop: those are quick. */
const isQuick = ({ test: path }: Noticed) => !path.startsWith('test/e2e/');

const lot = isLongRun ? noticed : shuffled(noticed.filter(isQuick), chanceOf(inject('seed'))).slice(0, 2);

test('every fault that was noticed can still be written on the way of its flow', () => {
  const files = filesOnDisk(root);
  const faultsOf = faultsIn(files);
  const flows = [...new Set(noticed.map(({ flow }) => flow))];
  const names = new Set(
    flows.flatMap((flow) => faultsOf(flow).map(({ layer, name }) => nameOf({ flow, layer, fault: name }))),
  );
  expect(noticed.map(nameOf).filter((name) => !names.has(name))).toEqual([]);
  expect(noticed.filter(({ test: path }) => !files.has(path))).toEqual([]);
  expect(layers.filter((layer) => !noticed.some((each) => each.layer === layer))).toEqual([]);
});

/** A file that cannot be brought, and a test that needs it: the test itself has seen nothing. */
const thrown = {
  path: 'src/domain/values/email.ts',
  start: 0,
  end: 0,
  text: "throw new Error('not loaded');\n",
};
const unread = 'test/domain/values/email.test.ts';

test('what a test has noticed once it notices still; what keeps it from being loaded it has not noticed', {
  timeout: 7_200_000,
}, async () => {
  const faultsOf = faultsIn(filesOnDisk(root));
  const faults = lot.map((each) => ({ ...each, fault: meantIn(faultsOf, each) }));
  const workshop = await openWorkshop(root, join(root, '.reports/workshop-by-lot'));
  const survived: string[] = [];
  let unloaded: string | null = null;
  try {
    unloaded = await workshop.judge({ edits: [thrown] }, [{ project: 'domain', files: [unread] }]);
    for (const { fault, test: path } of faults) {
      const [, project = ''] = path.split('/');
      const by = await workshop.judge(fault, [{ project, files: [path] }]);
      if (by === null) survived.push(`${fault.name}, in ${path}`);
    }
  } finally {
    await workshop.close();
  }
  expect(unloaded).toBe(`the loading: ${unread} > not loaded`);
  expect({ survived, unfit: workshop.unfit() }).toEqual({ survived: [], unfit: [] });
});
