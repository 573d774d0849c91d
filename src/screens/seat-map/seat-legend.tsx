import type { SeatMap } from '#domain/seat/seat-map.ts';
import { NeighbourSign } from '#panels/coach-plan/neighbour-sign.tsx';
import { type PlanSign, PlanSigns } from '#panels/coach-plan/plan-signs.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { BarredIcon } from '#ui/icons/barred-icon.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { CloseIcon } from '#ui/icons/close-icon.tsx';
import { UserIcon } from '#ui/icons/user-icon.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { part } from './seat-map.css.ts';

/** What the signs of the drawing mean; only those that stand in it. */
export const SeatLegend = ({ map: { coach, taken } }: { readonly map: SeatMap }) => {
  const { say } = useWords();

  const signs: readonly PlanSign[] = [
    { appearance: 'free', name: say('seat-map.legend.free'), inside: null },
    { appearance: 'own', name: say('seat-map.legend.own'), inside: <CheckIcon /> },
    { appearance: 'sold', name: say('seat-map.legend.sold'), inside: <CloseIcon /> },
    { appearance: 'refused', name: say('seat-map.legend.refused'), inside: <BarredIcon /> },
    {
      appearance: 'sold',
      name: say('seat-map.legend.woman'),
      inside: <NeighbourSign gender="F" />,
    },
    {
      appearance: 'sold',
      name: say('seat-map.legend.man'),
      inside: <NeighbourSign gender="M" />,
    },
    ...(taken.some(({ whose }) => whose === 'seatmate')
      ? [{ appearance: 'seatmate' as const, name: say('seat-map.legend.seatmate'), inside: <UserIcon /> }]
      : []),
  ];
  return (
    <div className={part}>
      <PlanSigns coach={coach} signs={signs} />
      <Disclosure summary={say('seat-map.gender')}>{say('seat-map.gender.text')}</Disclosure>
    </div>
  );
};
