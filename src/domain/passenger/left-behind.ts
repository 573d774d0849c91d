import type { Tariff } from '#domain/fare/tariffs.ts';
import type { TravelledLeg } from './dependent-direction.ts';

/** One leg of one passenger of a booking. */
export type BoundLeg = TravelledLeg & {
  readonly passenger: number;
  readonly tariff: Pick<Tariff, 'code' | 'occupies'>;
  /** Whom the passenger travels with by name; null when nobody is named. */
  readonly dependsOn: number | null;
};

const trainOf = ({ direction, runId, fromStop, toStop }: BoundLeg): string =>
  `${direction} ${runId} ${fromStop} ${toStop}`;

const isPerson = ({ tariff }: BoundLeg): boolean => tariff.occupies === 'seat';

const countOf = (legs: readonly BoundLeg[], code: 'companion' | 'disabled'): number =>
  legs.filter(({ tariff }) => tariff.code === code).length;

const isAlone = (leg: BoundLeg, beside: readonly BoundLeg[]): boolean => {
  const { dependsOn, tariff } = leg;
  if (dependsOn !== null && !beside.some(({ passenger }) => passenger === dependsOn)) return true;
  if (tariff.code === 'companion') return countOf(beside, 'companion') > countOf(beside, 'disabled');
  return !isPerson(leg) && !beside.some(isPerson);
};

/** The passengers who would travel without whom they may not travel without, each with the leg it is so on. */
export const leftBehind = (legs: readonly BoundLeg[]): ReadonlySet<string> => {
  const alone = legs.filter((leg) =>
    isAlone(
      leg,
      legs.filter((other) => trainOf(other) === trainOf(leg)),
    ),
  );
  return new Set(alone.map(({ passenger, direction }) => `${passenger} ${direction}`));
};
