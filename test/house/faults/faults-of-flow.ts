import type { Files } from '../files.ts';
import { sourceOf } from '../source.ts';
import { codeFaults } from './code-faults.ts';
import { type Fault, layers } from './fault.ts';
import { readAsIn, sentenceFaults } from './sentence-faults.ts';
import { waysIn } from './ways-of-flows.ts';

/** Everything that can be written wrongly on the way of a flow. */
export const faultsIn = (files: Files): ((flow: string) => readonly Fault[]) => {
  const wayOf = waysIn(files);
  const readAs = readAsIn(files);
  return (flow) => {
    const way = wayOf(flow);
    return layers.flatMap((layer) =>
      layer === 'sentence'
        ? sentenceFaults(files, [...way.view, ...way.words])
        : way[layer].flatMap((path) => codeFaults(sourceOf(path, files.get(path) ?? ''), layer, readAs)),
    );
  };
};
