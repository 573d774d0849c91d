import { Suspense } from 'react';
import { waysBeside } from '#domain/booking/ways-beside.ts';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import { departureOf } from '#domain/journey/journey-facts.ts';
import { offersBeside } from '#domain/journey/offers-beside.ts';
import { tripQueryOf } from '#domain/journey/trip-query.ts';
import { type Direction, onDay } from '#domain/journey/trip-wish.ts';
import { cityOfEnd } from '#domain/journey/whole-city.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { clockText } from '#i18n/clock-text.ts';
import type { Words } from '#i18n/words.ts';
import {
  changingOf,
  isComparing as isComparingIn,
  isSeating as isSeatingIn,
  mayChangeJourney,
} from '#machines/booking/booking.selectors.ts';
import { WhereAmI } from '#panels/progress/where-am-i.tsx';
import { PurchaseSteps } from '#panels/purchase-steps/purchase-steps.tsx';
import type { BookingActor } from '#panels/shop.ts';
import { useShop } from '#panels/shop.ts';
import { OldTickets } from '#panels/ticket-change/old-tickets.tsx';
import { TripHead } from '#panels/trip-head/trip-head.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { TrainIcon } from '#ui/icons/train-icon.tsx';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { WidePage } from '#ui/layout/wide-page.tsx';
import { WithoutScript } from '#ui/layout/without-script.tsx';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { ChosenOutward } from './chosen-outward.tsx';
import { DayStrip } from './day-strip.tsx';
import type { DrawnList } from './drawn-list.ts';
import { FoundJourneys } from './found-journeys.tsx';
import * as styles from './journey-list.css.ts';
import { SeatsQuestion } from './lazy-seats-question.ts';
import { listAddress, searchAddress } from './list-address.ts';
import { ListRefused } from './list-refused.tsx';
import { useJourneyList } from './use-journey-list.ts';

type Props = {
  readonly booking: BookingActor | null;
  readonly drawn: DrawnList;
  readonly nameOf: (station: number) => string;
  /** What was pressed before the flow could hear it. */
  readonly prehydratedPick: string | null;
  readonly onChoose: (chosen: ChosenJourney, pick: string) => void;
};

const taskOf = (chosen: Direction | 'change', { say }: Words): string => {
  switch (chosen) {
    case 'outward':
      return say('journey-list.outward');
    case 'back':
      return say('journey-list.back');
    case 'change':
      return say('change.train');
  }
};

/** The trains of a day, from which the way there is chosen and then the way back. */
export const JourneyList = ({ booking, drawn, nameOf, prehydratedPick, onChoose }: Props) => {
  const words = useWords();
  const { say } = words;
  const { now } = useShop();
  const { state, wish, direction, answer, offers, outward, backLost } = useJourneyList(booking, drawn);
  const change = useFlow(booking, changingOf, null);
  const isComparing = useFlow(booking, isComparingIn, false);
  const isSeating = useFlow(booking, isSeatingIn, false);
  const mayChange = useFlow(booking, mayChangeJourney, false);
  const { view } = drawn;
  const isBack = direction === 'back';
  const [from, to] = isBack ? [wish.to, wish.from] : [wish.from, wish.to];
  const day = isBack ? (wish.back ?? wish.outward) : wish.outward;
  const dayHref = (other: string) => listAddress(onDay(wish, direction, other), view);
  const chooseDay = (flow: BookingActor, of: Direction) => (other: string) =>
    flow.send({ type: 'day.chosen', direction: of, day: other, at: now() });
  const journeys = answer?.kind === 'listed' ? answer.found[direction] : [];
  const others = waysBeside(outward, change);
  return (
    <WidePage flow="booking" state={state}>
      <PurchaseSteps now="journey" />
      <TripHead
        task={taskOf(change === null ? direction : 'change', words)}
        from={nameOf(from)}
        to={nameOf(to)}
        day={day}
        wish={wish}
      >
        <LinkButton href={searchAddress(wish)}>{say('journey-list.change-search')}</LinkButton>
      </TripHead>
      {change === null ? null : (
        <OldTickets change={change} text={say('change.banner.text')}>
          <LinkButton href={addresses.home.path}>{say('change.keep')}</LinkButton>
        </OldTickets>
      )}
      {outward === null || booking === null ? null : (
        <ChosenOutward
          chosen={outward}
          why={mayChange ? null : say('journey-list.loading')}
          onChange={() => booking.send({ type: 'journey.changed', held: false })}
        />
      )}
      {backLost === null ? null : (
        <Notice
          variant="warning"
          heard="in-turn"
          title={say('journey-list.back-lost', { departs: clockText(departureOf(backLost.journey), words) })}
        >
          <p>{say('journey-list.back-lost.text')}</p>
        </Notice>
      )}
      <DayStrip
        wish={wish}
        direction={direction}
        view={view}
        offers={offersBeside(offers, { day, journeys, passengers: wish.passengers, others })}
        others={others}
        onDay={isBack && booking !== null ? chooseDay(booking, direction) : null}
      />
      {/* Whoever chooses a train of this list sees it stay where it is; another list has no such room. */}
      <KeptRoom key={tripQueryOf(wish)} isAsking={false} otherwise="answered">
        {isComparing ? (
          <Notice variant="warning" heard="in-turn" title={say('progress.here.comparing')}>
            <p>{say('progress.next.compare')}</p>
            <LinkButton href={addresses['seat-map'].path}>{say('journey-list.to-seats')}</LinkButton>
          </Notice>
        ) : null}
      </KeptRoom>
      <WithoutScript>
        <Notice variant="info" title={say('journey-list.without-script')}>
          {wish.back === null ? null : (
            <a
              href={listAddress(
                { ...wish, from: wish.to, to: wish.from, outward: wish.back, back: null },
                view,
              )}
            >
              {say('journey-list.without-script.back')}
            </a>
          )}
        </Notice>
      </WithoutScript>
      <h2 className={styles.unseen}>
        <VisuallyHidden>{say('journey-list.journeys')}</VisuallyHidden>
      </h2>
      {answer === null ? <LoadingText room="window" text={say('journey-list.loading')} /> : null}
      {answer?.kind === 'refused' ? (
        <ListRefused
          refused={answer}
          wish={wish}
          offers={offers}
          dayHref={dayHref}
          here={listAddress(wish, view)}
          onAskAgain={booking === null ? null : () => booking.send({ type: 'list.asked' })}
        />
      ) : null}
      {answer?.kind === 'listed' && journeys.length === 0 ? (
        <EmptyState
          icon={<TrainIcon />}
          title={say('journey-list.refused.no-train')}
          text={say('journey-list.no-back')}
        />
      ) : null}
      {journeys.length > 0 ? (
        <FoundJourneys
          journeys={journeys}
          wish={wish}
          view={view}
          isChange={change !== null}
          nameOf={nameOf}
          saysEnds={[wish.from, wish.to].some((end) => cityOfEnd(end) !== null)}
          others={others}
          offers={offers}
          dayHref={dayHref}
          choice={{
            passengers: wish.passengers,
            family: view.family,
            pendingPick: prehydratedPick,
            choose: onChoose,
          }}
        />
      ) : null}
      {booking === null ? null : <WhereAmI booking={booking} />}
      <Suspense>{isSeating && booking !== null ? <SeatsQuestion booking={booking} /> : null}</Suspense>
    </WidePage>
  );
};
