import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allFlows, type Flow } from './chosen-flows.ts';
import { flowPage, indexPage } from './flow-page.ts';
import { root } from './root.ts';

/** The atlas as files: one page per flow, and one that lists them all. */
export const writePages = async (
  chosen: readonly Flow[],
  folder: string = join(root, 'docs/flows'),
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const flow of chosen) {
    const file = join(folder, `${flow.walk.flow}.html`);
    await writeFile(file, await flowPage(flow));
    process.stdout.write(`${file}\n`);
  }
  await writeFile(join(folder, 'index.html'), await indexPage(await allFlows()));
};
