import { createMachine } from 'xstate';
import { flows } from '#atlas/flow/charted-flows.ts';
import { chartOf } from '#machines/kit/chart/chart.ts';
import type { Chart } from '#machines/kit/chart/chart-shape.ts';
import { bookingWalk } from '#test/machines/fixtures/booking.paths.ts';
import { historyWalk } from '#test/machines/fixtures/history.paths.ts';
import { nestedWalk } from '#test/machines/fixtures/nested.paths.ts';
import { parallelWalk } from '#test/machines/fixtures/parallel.paths.ts';
import { racingWalk } from '#test/machines/fixtures/racing.paths.ts';

/** What a state says of itself is wider than all that stands in it. */
const wideHeading = chartOf(
  createMachine({
    id: 'wide',
    initial: 'outer',
    states: {
      outer: {
        initial: 'inner',
        states: {
          inner: {
            initial: 'one',
            on: { 'something.long.was.heard': { target: 'inner', actions: 'noteIt' } },
            states: { one: {}, last: { type: 'history' } },
          },
        },
      },
    },
  }),
);

/** Charts of every shape, and of every flow there is. */
export const charts: readonly (readonly [name: string, chart: Chart])[] = [
  ...[nestedWalk, parallelWalk, historyWalk, racingWalk, bookingWalk].map(
    ({ flow, machine }) => [`fixture ${flow}`, chartOf(machine)] as const,
  ),
  ['a wide heading', wideHeading],
  ...flows.map(({ name, chart }) => [name, chart] as const),
];
