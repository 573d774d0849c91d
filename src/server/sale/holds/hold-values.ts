import { systemClock } from '#server/platform/clock.ts';
import type { Claim } from './claim.ts';
import { newId } from './hold-id.ts';

/** A claim with the id its hold will have, if it is granted. */
export type Attempt = Claim & { readonly id: string };

export const attemptOf = (claim: Claim): Attempt => ({ ...claim, id: newId() });

type Row = Attempt & { readonly part: 0 | 1; readonly leads: boolean };

const rowsOf = (attempt: Attempt): readonly Row[] => {
  const [first, second] = attempt.masks;
  const parts = [...(first === '0' ? [] : [0 as const]), ...(second === '0' ? [] : [1 as const])];
  return parts.map((part, index) => ({ ...attempt, part, leads: index === 0 }));
};

const quoted = (text: string): string => `"${text.replaceAll(/["\\\\]/g, String.raw`\\$&`)}"`;

/** Array literals are written here: the driver would look at every element. */
const list = (rows: readonly Row[], of: (row: Row) => string | number | boolean): string =>
  `{${rows.map(of).join(',')}}`;

/**
 * The values of the hold statement. The deadline is told by the shop's clock, which a test of the shop may move. When a
 * change was written is told by the machine's own: other processes follow the changes by how long ago they were written,
 * and a clock that jumps would make them forget what they have not read yet.
 */
export const valuesOf = (attempts: readonly Attempt[], deadline: number): readonly (string | number)[] => {
  const rows = attempts.flatMap(rowsOf);
  return [
    list(rows, ({ wanted }) => wanted.runId),
    list(rows, ({ wanted }) => wanted.coach),
    list(rows, ({ place }) => place.unit),
    list(rows, ({ part }) => part),
    list(rows, ({ ordinal }) => ordinal),
    list(rows, ({ planes }) => planes),
    list(rows, ({ masks, part }) => masks[part]),
    list(rows, ({ masks }) => masks[0]),
    list(rows, ({ masks }) => masks[1]),
    list(rows, ({ leads }) => leads),
    list(rows, ({ id }) => id),
    list(rows, ({ place }) => quoted(place.number)),
    list(rows, ({ wanted }) => wanted.fromStop),
    list(rows, ({ wanted }) => wanted.toStop),
    list(rows, ({ wanted }) => wanted.gender),
    list(rows, ({ wanted }) => wanted.occupant),
    list(rows, ({ place }) => place.cabinClass),
    list(rows, ({ wanted }) => wanted.party),
    list(rows, ({ wanted }) => wanted.asker?.network ?? 'null'),
    list(rows, ({ wanted }) => wanted.asker?.browser ?? 'null'),
    deadline,
    systemClock.now(),
  ];
};
