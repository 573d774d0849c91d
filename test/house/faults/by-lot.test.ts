import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { chanceOf, shuffled } from '#machines/kit/walk/chance.ts';
import { isLongRun } from '#test/support/in-the-long-run.ts';
import { filesOnDisk } from '../files.ts';
import { layers } from './fault.ts';
import { faultsIn } from './faults-of-flow.ts';
import noticed from './noticed.json' with { type: 'json' };
import { openWorkshop } from './workshop.ts';

const root = process.cwd();

/** Which of them need no built shop: those are quick. */
const isQuick = ({ test: path }: (typeof noticed)[number]) => !path.startsWith('test/e2e/');

const lot = isLongRun ? noticed : shuffled(noticed.filter(isQuick), chanceOf(inject('seed'))).slice(0, 2);

test('every fault that was noticed can still be written', () => {
  const faultsOf = faultsIn(filesOnDisk(root));
  const flows = [...new Set(noticed.map(({ flow }) => flow))];
  const names = new Set(flows.flatMap((flow) => faultsOf(flow).map(({ name }) => name)));
  expect(noticed.filter(({ fault }) => !names.has(fault)).map(({ fault }) => fault)).toEqual([]);
  expect(layers.filter((layer) => !noticed.some((each) => each.layer === layer))).toEqual([]);
});

test('what a test has noticed once it notices still', { timeout: 7_200_000 }, async () => {
  const faultsOf = faultsIn(filesOnDisk(root));
  const workshop = await openWorkshop(root, join(root, '.reports/workshop-by-lot'));
  const survived: string[] = [];
  try {
    for (const { flow, fault: name, test: path } of lot) {
      const [, project = ''] = path.split('/');
      const fault = faultsOf(flow).find((each) => each.name === name);
      const by = fault && (await workshop.judge(fault, [{ project, files: [path] }]));
      if (by === null) survived.push(`${name}, in ${path}`);
    }
  } finally {
    await workshop.close();
  }
  expect({ survived, unfit: workshop.unfit() }).toEqual({ survived: [], unfit: [] });
});
