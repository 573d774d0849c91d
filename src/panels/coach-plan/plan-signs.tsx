import type { ReactNode } from 'react';
import type { CoachTemplate } from '#domain/coach/coach.ts';
import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { PawIcon } from '#ui/icons/paw-icon.tsx';
import { WheelchairIcon } from '#ui/icons/wheelchair-icon.tsx';
import { classes } from '#ui/theme/classes.ts';
import { signOf, signs } from './plan-signs.css.ts';
import { sample, seats, tableSample, things } from './seat-grid.css.ts';

export type PlanSign = {
  readonly appearance: keyof typeof seats;
  readonly name: string;
  readonly inside: ReactNode;
};

type Props = { readonly coach: CoachTemplate; readonly signs: readonly PlanSign[] };

/** What the signs of a drawing mean; of tables and special places only what stands in the coach. */
export const PlanSigns = ({ coach: { places, fittings }, signs: marks }: Props) => {
  const { say } = useWords();
  const special: readonly PlanSign[] = [
    ...(places.some(isWheelchairPlace)
      ? [{ appearance: 'free' as const, name: say('seat-map.legend.wheelchair'), inside: <WheelchairIcon /> }]
      : []),
    ...(places.some(({ properties }) => properties.includes('pet'))
      ? [{ appearance: 'free' as const, name: say('seat-map.legend.pet'), inside: <PawIcon /> }]
      : []),
  ];
  return (
    <ul className={signs} aria-label={say('seat-map.legend')}>
      {[...marks, ...special].map(({ appearance, name, inside }) => (
        <li key={name} className={signOf}>
          <span className={classes(seats[appearance], sample)} aria-hidden="true">
            {inside}
          </span>
          {name}
        </li>
      ))}
      {fittings.some(({ kind }) => kind === 'table') ? (
        <li className={signOf}>
          <span className={classes(things.table, tableSample)} aria-hidden="true" />
          {say('seat-map.legend.table')}
        </li>
      ) : null}
    </ul>
  );
};
