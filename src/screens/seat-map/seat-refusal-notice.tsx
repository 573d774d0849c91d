import type { ReactNode } from 'react';
import type { SuitingSeat } from '#domain/seat/suiting-seats.ts';
import { coachText } from '#i18n/coach-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { TakenFocus } from '#ui/hooks/use-taken-focus.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { line, part } from './seat-map.css.ts';

/** Places that would be granted; the coach is named where it is another one. Null where that is not what was refused. */
export type Instead =
  | readonly (Pick<SuitingSeat, 'map' | 'place'> & {
      readonly coach: string | null;
      readonly onChoose: () => void;
    })[]
  | null;

type Props = {
  readonly title: string;
  /** What the title does not say yet. */
  readonly why: string | null;
  readonly instead: Instead;
  /** How long there is to wait before it is asked again. */
  readonly wait?: ReactNode;
  /** Whoever chose a seat goes on there; what is asked for in the bar below is answered above it. */
  readonly focus: TakenFocus;
  readonly rests: 'no' | 'yes';
  readonly onDismiss: () => void;
};

/** A place that cannot be had: the rule, and the nearest ones that can. */
export const SeatRefusalNotice = ({ title, why, instead, wait, focus, rests, onDismiss }: Props) => {
  const words = useWords();
  const { say } = words;
  return (
    <Notice variant="warning" heard="at-once" focus={focus} title={title} onDismiss={onDismiss}>
      <div className={part}>
        {why === null ? null : <p>{why}</p>}
        {wait}
        {instead === null ? null : (
          <div className={line}>
            <span>{instead.length === 0 ? say('seat-map.nearest.none') : say('seat-map.nearest')}</span>
            {instead.map(({ map, place: { number }, coach, onChoose }) => (
              <Button
                key={`${map.coachId} ${number}`}
                why={rests === 'yes' ? say('seat-map.wait') : null}
                reason="heard"
                onClick={onChoose}
              >
                {coach === null
                  ? number
                  : say('seat-map.seat-of', { coach: coachText(coach, words), seat: number })}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Notice>
  );
};
