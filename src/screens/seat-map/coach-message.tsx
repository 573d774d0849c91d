import type { Place } from '#domain/coach/coach.ts';
import { nearestPlaces } from '#domain/coach/nearest-places.ts';
import { placeRefusals } from '#domain/coach/place-refusal.ts';
import type { WantedSeat } from '#domain/seat/held-seat.ts';
import { takenIn } from '#domain/seat/seat-status.ts';
import type { Words } from '#i18n/words.ts';
import { isUnanswered, messageOf, refusalOf, wantedOf } from '#machines/seat-hold/seat-hold.selectors.ts';
import { whyText } from '#panels/coach-plan/seat-words.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { neighbourRule, type Rider } from './rider.ts';
import { SeatRefusalNotice } from './seat-refusal-notice.tsx';
import { seatRefusalWords } from './seat-refusal-words.ts';
import type { Coach, LookedAt } from './use-coach.ts';
import type { Seating } from './use-seating.ts';

type Props = LookedAt & { readonly coach: Coach; readonly onPress: (seat: string) => void };

const noSeats: readonly WantedSeat[] = [];
const mostNear = 3;

const nearTo = (place: Place, { map, held }: Coach, { who, passenger }: Rider): readonly Place[] =>
  nearestPlaces(map.coach, place, who, takenIn(map, { who, passenger, held }), {
    rule: neighbourRule,
    most: mostNear,
  });

const notFoundText = (kind: 'best' | 'keep' | 'same', { say }: Words): string => {
  switch (kind) {
    case 'best':
      return say('seat-map.best.none');
    case 'keep':
      return say('seat-map.keep-places.none');
    case 'same':
      return say('seat-map.same.none');
  }
};

const isOfTime = (refusal: string): boolean =>
  refusal === 'hold-not-extended' || refusal === 'selection-time-expired';

/** Whether another place may be granted where this one was not. */
const isOfPlace = (refusal: string): boolean =>
  refusal === 'seat-unknown' || refusal === 'price-unknown' || placeRefusals.some((each) => each === refusal);

const Refused = ({ hold, coach, rider, seating, onPress }: Props) => {
  const { say } = useWords();
  const refusal = useFlow(hold, refusalOf, null);
  const message = useFlow(hold, messageOf, null);
  const wanted = useFlow(hold, wantedOf, noSeats);
  const isOpen = useFlow(hold, isUnanswered, false);
  if (refusal === null || isOpen) return null;
  const [first, ...others] = wanted;
  const place =
    others.length === 0 && first?.coachId === coach.map.coachId && isOfPlace(refusal)
      ? coach.map.coach.places.find(({ number }) => number === first.seat)
      : undefined;
  return (
    <SeatRefusalNotice
      title={isOfTime(refusal) ? say('seat-map.refused.extension') : say('seat-map.refused.hold')}
      why={message ?? say(seatRefusalWords[refusal])}
      instead={place === undefined ? null : nearTo(place, coach, rider)}
      rests={seating.rests}
      onPress={onPress}
    />
  );
};

const reasonOf = (place: Place, { statuses }: Coach, { who }: Rider, words: Words): string => {
  const status = statuses.get(place.number);
  return status?.kind === 'refused' ? whyText(status.refusal, who.gender, words) : '';
};

/** What the last wish came to, when it was not granted. */
export const CoachMessage = (own: Props) => {
  const words = useWords();
  const { coach, rider, seating, onPress } = own;
  const notice: Seating['notice'] = seating.notice;
  switch (notice?.kind) {
    case undefined:
      return <Refused {...own} />;
    case 'place':
      return (
        <SeatRefusalNotice
          key={notice.place.number}
          title={words.say('seat-map.refused', { seat: notice.place.number })}
          why={reasonOf(notice.place, coach, rider, words)}
          instead={nearTo(notice.place, coach, rider)}
          rests={seating.rests}
          onPress={onPress}
        />
      );
    case 'best':
    case 'keep':
    case 'same':
      return <Notice variant="info" heard="at-once" title={notFoundText(notice.kind, words)} />;
  }
};
