import type { DaysAround } from '#domain/journey/day-offer.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import { longDayText } from '#i18n/day-text.ts';
import type { Words } from '#i18n/words.ts';
import { AgainButton } from '#panels/again.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { BarredIcon } from '#ui/icons/barred-icon.tsx';
import { TrainIcon } from '#ui/icons/train-icon.tsx';
import type { ListAnswer } from './drawn-list.ts';
import { searchAddress } from './list-address.ts';
import { ways } from './list-refused.css.ts';

type Refused = Extract<ListAnswer, { kind: 'refused' }>;

type Props = {
  readonly refused: Refused;
  readonly wish: TripWish;
  readonly offers: DaysAround;
  readonly dayHref: (day: string) => string;
  /** Null where a link asks again by loading the page anew. */
  readonly onAskAgain: (() => void) | null;
  readonly here: string;
};

const titleOf = ({ refusal }: Refused, { say }: Words): string => {
  switch (refusal) {
    case 'no-train-found':
      return say('journey-list.refused.no-train');
    case 'not-reached':
      return say('journey-list.not-reached');
    default:
      return say('journey-list.refused');
  }
};

const textOf = ({ refusal, message }: Refused, { say }: Words): string => {
  switch (refusal) {
    case 'day-not-on-sale':
      return message ?? say('search.refused.day-not-on-sale');
    case 'no-train-found':
      return message ?? say('search.refused.no-train-found');
    case 'station-unknown':
      return message ?? say('search.refused.station-unknown');
    case 'stations-alike':
      return message ?? say('search.refused.stations-alike');
    case 'stations-unpaired':
      return message ?? say('search.refused.stations-unpaired');
    case 'too-many-passengers':
      return message ?? say('booking.refused.too-many-passengers');
    case 'too-many-tries':
      return say('journey-list.too-many-tries.text');
    case 'not-reached':
      return say('journey-list.not-reached.text');
  }
};

/** Why no journeys are listed, and what can be done. */
export const ListRefused = ({ refused, wish, offers, dayHref, onAskAgain, here }: Props) => {
  const words = useWords();
  const { say } = words;
  const isAskedAgain = refused.refusal === 'not-reached' || refused.refusal === 'too-many-tries';
  const next = isAskedAgain || refused.refusal === 'too-many-passengers' ? null : offers.next;
  return (
    <EmptyState
      icon={isAskedAgain ? <BarredIcon /> : <TrainIcon />}
      title={titleOf(refused, words)}
      text={textOf(refused, words)}
      action={
        <div className={ways}>
          {isAskedAgain && onAskAgain !== null ? (
            <div>
              <AgainButton variant="primary" againAt={refused.againAt} onClick={onAskAgain}>
                {say('journey-list.ask-again')}
              </AgainButton>
            </div>
          ) : null}
          {isAskedAgain && onAskAgain === null ? (
            <LinkButton variant="primary" href={here}>
              {say('journey-list.ask-again')}
            </LinkButton>
          ) : null}
          {next === null ? null : (
            <LinkButton variant="primary" href={dayHref(next)}>
              {say('journey-list.full.next-day', { day: longDayText(next, words) })}
            </LinkButton>
          )}
          <LinkButton href={searchAddress(wish)}>{say('journey-list.change-search')}</LinkButton>
        </div>
      }
    />
  );
};
