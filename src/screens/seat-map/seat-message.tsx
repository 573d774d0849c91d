import { useState } from 'react';
import type { Place } from '#domain/coach/coach.ts';
import { coachNameOf } from '#domain/coach/coach-name.ts';
import { placeRefusals } from '#domain/coach/place-refusal.ts';
import type { WantedSeat } from '#domain/seat/held-seat.ts';
import { statusesIn } from '#domain/seat/seat-status.ts';
import { suitingSeats } from '#domain/seat/suiting-seats.ts';
import type { Words } from '#i18n/words.ts';
import {
  againAtOf,
  askedAtOf,
  isUnanswered,
  messageOf,
  refusalOf,
  wantedOf,
} from '#machines/seat-hold/seat-hold.selectors.ts';
import { AgainText } from '#panels/again.tsx';
import { whyText } from '#panels/coach-plan/seat-words.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { FloatingMessage } from '#ui/overlay/floating-message.tsx';
import type { SeatHoldActor } from './flow-actors.ts';
import { neighbourRule, type Rider, seekerOf } from './rider.ts';
import { type Instead, SeatRefusalNotice } from './seat-refusal-notice.tsx';
import { seatRefusalWords } from './seat-refusal-words.ts';
import type { Seating } from './use-seating.ts';

type Props = { readonly hold: SeatHoldActor | null; readonly seating: Seating };

const noSeats: readonly WantedSeat[] = [];
const mostOffered = 3;

const insteadOf = (place: Place, coachId: number, rider: Rider, seating: Seating): Instead => {
  const { ride, maps, held } = seating;
  const map = maps.find((each) => each.coachId === coachId);
  if (ride === null || map === undefined) return null;
  const { cabinClass } = ride;
  const sought = { cabinClass, held, rule: neighbourRule, most: mostOffered };
  const found = suitingSeats(maps, { map, place }, seekerOf(rider), sought);
  return found.map((seat) => ({
    ...seat,
    coach: seat.map === map ? null : coachNameOf(seat.map.index, seat.map.name),
    onChoose: () => {
      if (seat.map !== map) seating.chooseCoach(seat.map.index);
      seating.choose(seat.place, seat.map, rider);
    },
  }));
};

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

/** Whether another place may be granted where this one was not. */
const isOfPlace = (refusal: string): boolean =>
  refusal === 'seat-unknown' || refusal === 'price-unknown' || placeRefusals.some((each) => each === refusal);

/** What the server did not grant. It can be put away until something else is asked for. */
const Refused = ({ hold, seating }: Props) => {
  const { say } = useWords();
  const refusal = useFlow(hold, refusalOf, null);
  const message = useFlow(hold, messageOf, null);
  const againAt = useFlow(hold, againAtOf, null);
  const wanted = useFlow(hold, wantedOf, noSeats);
  const askedAt = useFlow(hold, askedAtOf, 0);
  const isOpen = useFlow(hold, isUnanswered, false);
  const [putAway, putAwayOf] = useState(0);
  if (refusal === null || isOpen || putAway === askedAt) return null;
  const [first, ...others] = wanted;
  const { rider, maps } = seating;
  const isOfTime = first === undefined;
  const place =
    others.length === 0 && first !== undefined && isOfPlace(refusal)
      ? maps
          .find(({ coachId }) => coachId === first.coachId)
          ?.coach.places.find(({ number }) => number === first.seat)
      : undefined;
  return (
    <FloatingMessage key={askedAt}>
      <SeatRefusalNotice
        title={isOfTime ? say('seat-map.refused.extension') : say('seat-map.refused.hold')}
        why={message ?? say(seatRefusalWords[refusal])}
        instead={
          place === undefined || first === undefined || rider === null
            ? null
            : insteadOf(place, first.coachId, rider, seating)
        }
        wait={<AgainText againAt={againAt} />}
        focus={isOfTime ? 'after-press' : 'left'}
        rests={seating.rests}
        onDismiss={() => putAwayOf(askedAt)}
      />
    </FloatingMessage>
  );
};

const reasonOf = (place: Place, { map, held, rider }: Seating, words: Words): string => {
  if (map === null || rider === null) return '';
  const { who, passenger } = rider;
  const inCoach = held.filter(({ coachId }) => coachId === map.coachId);
  const status = statusesIn(map, { who, passenger, held: inCoach, rule: neighbourRule }).get(place.number);
  return status?.kind === 'refused' ? whyText(status.refusal, who.gender, words) : '';
};

/** What the last wish came to, when it was not granted. */
export const SeatMessage = ({ hold, seating }: Props) => {
  const words = useWords();
  const { notice, map, rider } = seating;
  switch (notice?.kind) {
    case undefined:
      return <Refused hold={hold} seating={seating} />;
    case 'place':
      return (
        <FloatingMessage key={notice.place.number}>
          <SeatRefusalNotice
            title={words.say('seat-map.refused', {
              seat: notice.place.number,
              reason: reasonOf(notice.place, seating, words),
            })}
            why={null}
            instead={
              map === null || rider === null ? null : insteadOf(notice.place, map.coachId, rider, seating)
            }
            focus="left"
            rests={seating.rests}
            onDismiss={seating.putAway}
          />
        </FloatingMessage>
      );
    case 'best':
    case 'keep':
    case 'same':
      return (
        <FloatingMessage key={notice.kind}>
          <Notice
            variant="info"
            heard="at-once"
            focus="left"
            title={notFoundText(notice.kind, words)}
            onDismiss={seating.putAway}
          />
        </FloatingMessage>
      );
  }
};
