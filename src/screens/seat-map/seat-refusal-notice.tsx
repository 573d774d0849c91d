import type { Place } from '#domain/coach/coach.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { line, part } from './seat-map.css.ts';

type Props = {
  readonly title: string;
  readonly why: string;
  /** The nearest places that would be granted; null where that is not what was refused. */
  readonly instead: readonly Place[] | null;
  readonly rests: 'no' | 'yes';
  readonly onPress: (seat: string) => void;
};

/** A place that cannot be had: the rule, and the nearest ones that can. */
export const SeatRefusalNotice = ({ title, why, instead, rests, onPress }: Props) => {
  const { say } = useWords();
  return (
    <Notice variant="warning" heard="at-once" title={title}>
      <div className={part}>
        <p>{why}</p>
        {instead === null ? null : (
          <div className={line}>
            {instead.length === 0 ? say('seat-map.nearest.none') : say('seat-map.nearest')}
            {instead.map(({ number }) => (
              <Button
                key={number}
                why={rests === 'yes' ? say('seat-map.wait') : null}
                reason="heard"
                onClick={() => onPress(number)}
              >
                {number}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Notice>
  );
};
