import type { SeatMap } from '#domain/seat/seat-map.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

type Props = {
  readonly map: SeatMap;
  readonly seatless: number;
  readonly rests: 'no' | 'yes';
  readonly onKeep: () => void;
};

/** A coach in which nobody chooses a seat: places are kept, and told before they are paid. */
export const Uncharted = ({ map: { coach }, seatless, rests, onKeep }: Props) => {
  const { say } = useWords();
  if (coach.places.length === 0) return <p>{say('seat-map.dining.text')}</p>;
  const isBus = coach.kind === 'bus';
  return (
    <Notice variant="info" title={isBus ? say('seat-map.bus') : say('seat-map.unnumbered')}>
      <p>{isBus ? say('seat-map.bus.text') : say('seat-map.unnumbered.text')}</p>
      {seatless === 0 ? null : (
        <Button
          variant="primary"
          why={rests === 'yes' ? say('seat-map.wait') : null}
          reason="heard"
          onClick={onKeep}
        >
          {say('seat-map.keep-places', { count: seatless })}
        </Button>
      )}
    </Notice>
  );
};

/** Whether a coach has no plan to choose from. */
export const isUncharted = ({ coach: { kind, places } }: SeatMap): boolean =>
  kind === 'unnumbered' || kind === 'bus' || places.length === 0;
