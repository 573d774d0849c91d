import type { ReactNode } from 'react';
import type { SeatMap } from '#domain/seat-map.ts';
import { isWheelchairPlace } from '#domain/wheelchair-place.ts';
import { classes } from '#ui/classes.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { BarredIcon } from '#ui/icons/barred-icon.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { CloseIcon } from '#ui/icons/close-icon.tsx';
import { ManIcon } from '#ui/icons/man-icon.tsx';
import { PawIcon } from '#ui/icons/paw-icon.tsx';
import { UserIcon } from '#ui/icons/user-icon.tsx';
import { WheelchairIcon } from '#ui/icons/wheelchair-icon.tsx';
import { WomanIcon } from '#ui/icons/woman-icon.tsx';
import { useWords } from '#ui/words-context.ts';
import { neighbour, sample, seats } from './seat-grid.css.ts';
import { part, signOf, signs } from './seat-map.css.ts';

type Sign = { readonly look: keyof typeof seats; readonly name: string; readonly inside: ReactNode };

/** What the signs of the drawing mean; only those that stand in it. */
export const SeatLegend = ({ map: { coach, taken } }: { readonly map: SeatMap }) => {
  const { say } = useWords();

  const told: readonly Sign[] = [
    { look: 'free', name: say('seat-map.legend.free'), inside: null },
    { look: 'own', name: say('seat-map.legend.own'), inside: <CheckIcon /> },
    { look: 'sold', name: say('seat-map.legend.sold'), inside: <CloseIcon /> },
    { look: 'refused', name: say('seat-map.legend.refused'), inside: <BarredIcon /> },
    {
      look: 'sold',
      name: say('seat-map.legend.woman'),
      inside: (
        <span className={neighbour}>
          <WomanIcon />
        </span>
      ),
    },
    {
      look: 'sold',
      name: say('seat-map.legend.man'),
      inside: (
        <span className={neighbour}>
          <ManIcon />
        </span>
      ),
    },
    ...(taken.some(({ whose }) => whose === 'seatmate')
      ? [{ look: 'seatmate' as const, name: say('seat-map.legend.seatmate'), inside: <UserIcon /> }]
      : []),
    ...(coach.places.some(isWheelchairPlace)
      ? [{ look: 'free' as const, name: say('seat-map.legend.wheelchair'), inside: <WheelchairIcon /> }]
      : []),
    ...(coach.places.some(({ properties }) => properties.includes('pet'))
      ? [{ look: 'free' as const, name: say('seat-map.legend.pet'), inside: <PawIcon /> }]
      : []),
  ];
  return (
    <div className={part}>
      <ul className={signs} aria-label={say('seat-map.legend')}>
        {told.map(({ look, name, inside }) => (
          <li key={name} className={signOf}>
            <span className={classes(seats[look], sample)} aria-hidden="true">
              {inside}
            </span>
            {name}
          </li>
        ))}
      </ul>
      <Disclosure summary={say('seat-map.gender')}>{say('seat-map.gender.text')}</Disclosure>
    </div>
  );
};
