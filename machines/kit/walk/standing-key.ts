import type { Standing } from './standing.ts';
import { textOf } from './text.ts';
import type { Walk } from './walk.ts';

const remembered = ({ snapshot }: Standing) =>
  Object.entries(snapshot.historyValue as Readonly<Record<string, readonly { readonly id: string }[]>>).map(
    ([id, nodes]) => [id, nodes.map((node) => node.id)],
  );

/** What tells two standings apart: never the payload. */
export const keyOf = (walk: Walk, standing: Standing): string =>
  textOf([
    standing.snapshot.value,
    walk.control(standing.snapshot.context),
    remembered(standing),
    standing.snapshot.status,
    [...standing.running.keys()].toSorted(),
    [...standing.timers.keys()].toSorted(),
  ]);
