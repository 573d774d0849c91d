import type { Exploration } from './explore.ts';
import { instantOf, instantsIn, isNear } from './instants.ts';
import type { Timing, Trail } from './trail.ts';
import { apartIn } from './zone.ts';

/** The longest span that any deadline, delay or kept instant of a flow tells apart. */
export const longestSpan = ({ walk, states }: Exploration): number =>
  states.reduce((longest, { machineState }) => {
    const spans = [
      ...[...machineState.timers.values()].map(({ delay }) => delay),
      ...instantsIn([
        machineState.snapshot.context,
        [...machineState.running.values()].map(({ input }) => input),
      ])
        .map(([, value]) => instantOf(walk, value, 0))
        .filter(isNear)
        .map(({ offset }) => Math.abs(offset)),
    ];
    return Math.max(longest, ...spans);
  }, 0) + 2;

type Role = { readonly name: string; readonly step: number; readonly offset: number };

/** The moments that decide how a trail may go on: now, what is due, what the context keeps. */
const rolesOf = (
  { walk }: Exploration,
  { dues, machineState, step }: Trail,
  { zone }: Timing,
): readonly Role[] => [
  { name: 'now', step, offset: 0 },
  ...dues.flatMap((due): Role[] => {
    const mayBeLate = due.mayBeLate && apartIn(zone, due.armedAt, due.step) + due.offset <= 0;
    const armed = { name: `${due.id} armed`, step: due.armedAt, offset: 0 };
    return [{ name: due.id, step: due.step, offset: due.offset }, ...(mayBeLate ? [armed] : [])];
  }),
  ...instantsIn(machineState.snapshot.context).map(([name, value]) => ({
    name,
    ...instantOf(walk, value, step),
  })),
];

const capped = (span: number, longest: number) =>
  span < -longest ? Number.NEGATIVE_INFINITY : Math.min(span, longest);

/** Where a trail stands in time: the same roles, and how far apart at least they lie. */
export type Moment = { readonly roles: string; readonly apart: readonly number[] };

export const momentOf = (exploration: Exploration, trail: Trail, timing: Timing, longest: number): Moment => {
  const roles = rolesOf(exploration, trail, timing);
  return {
    roles: `${trail.state} ${roles.map(({ name }) => name).join()}`,
    apart: roles.flatMap((from) =>
      roles.map((to) => capped(apartIn(timing.zone, from.step, to.step) + to.offset - from.offset, longest)),
    ),
  };
};

/** Whether everything that is possible at one moment is possible at another. */
export const isWithin = (moment: readonly number[], wider: readonly number[]): boolean =>
  moment.every((apart, index) => apart >= (wider[index] ?? 0));
