import { useRef } from 'react';
import { openCouchettes } from '#domain/coach/covered-couchette.ts';
import { haveDogsRoom } from '#domain/seat/dog-tariff.ts';
import type { BookingMode } from '#domain/values/flow-mode.ts';
import { isLeaving, mayLeave, stateOf } from '#machines/seat-hold/seat-hold.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { SeatHoldActor } from './flow-actors.ts';
import { PlanView } from './plan-view.tsx';
import { SeatBar } from './seat-bar.tsx';
import { beside, line, whole } from './seat-map.css.ts';
import { SeatMessage } from './seat-message.tsx';
import type { SeatmateActor } from './seatmate-ask.flow.ts';
import { SeatmateAsk } from './seatmate-ask.tsx';
import { TrainPicker } from './train-picker.tsx';
import { Unanswered } from './unanswered.tsx';
import { type Seating, type SeatingOf, useSeating } from './use-seating.ts';
import { WheelchairQuestion } from './wheelchair-question.tsx';
import { WhoSits } from './who-sits.tsx';

type Props = SeatingOf & { readonly mode: BookingMode; readonly seatmate: SeatmateActor | null };

/** Compartments that would not be sold as they stand are told before the party goes on. */
const OpenCompartments = ({ seating: { maps, held } }: { readonly seating: Seating }) => {
  const { say } = useWords();
  const coaches = maps.map(({ coach, coachId }) => ({
    coach,
    own: held.filter((seat) => seat.coachId === coachId),
  }));
  const isOpen = coaches.some(
    ({ coach, own }) => openCouchettes(coach, new Set(own.map(({ seat }) => seat))).length > 0,
  );
  return (
    <>
      {isOpen ? (
        <Notice variant="warning" title={say('seat-map.couchette')}>
          {say('seat-map.couchette.text')}
        </Notice>
      ) : null}
      {coaches.every(({ coach, own }) => haveDogsRoom(coach, own)) ? null : (
        <Notice variant="warning" title={say('seat-map.dog')}>
          {say('seat-map.dog.text')}
        </Notice>
      )}
    </>
  );
};

const Shortcuts = ({ seating }: { readonly seating: Seating }) => {
  const { say } = useWords();
  const { seatless, held, rests, mayGive, mayRepeat } = seating;
  const waits = (may: boolean) => (may ? null : say('seat-map.wait'));
  return (
    <div className={line}>
      {seatless === 0 ? null : (
        <Button why={waits(rests === 'no')} reason="heard" onClick={seating.chooseBest}>
          {say('seat-map.best', { count: seatless })}
        </Button>
      )}
      {mayRepeat ? (
        <Button why={waits(rests === 'no')} reason="heard" onClick={seating.repeat}>
          {say('seat-map.same')}
        </Button>
      ) : null}
      {held.map((seat) => (
        <Button
          key={seat.holdId}
          variant="quiet"
          why={waits(mayGive)}
          reason="heard"
          onClick={() => seating.giveBack([seat])}
        >
          {say('seat-map.give-back', { seat: seat.seat })}
        </Button>
      ))}
      {held.length < 2 ? null : (
        <Button variant="quiet" why={waits(mayGive)} reason="heard" onClick={seating.undo}>
          {say('seat-map.undo')}
        </Button>
      )}
    </div>
  );
};

type OfBeside = Pick<Props, 'seatmate' | 'plan'> & { readonly seating: Seating };

const Beside = ({ seatmate, plan, seating: { ride, party } }: OfBeside) =>
  seatmate === null || ride === null ? null : (
    <SeatmateAsk seatmate={seatmate} plan={plan} train={ride.train} party={party} />
  );

const Leave = ({ hold, mode }: { readonly hold: SeatHoldActor | null; readonly mode: BookingMode }) => {
  const { say } = useWords();
  const { now } = useShop();
  const may = useFlow(hold, mayLeave, false);
  const leaving = useFlow(hold, isLeaving, false);
  return (
    <div className={line}>
      <Button
        variant="quiet"
        pending={leaving ? say('seat-map.leaving') : null}
        why={may || leaving ? null : say('seat-map.wait')}
        reason="heard"
        onClick={() => hold?.send({ type: 'seats.left', at: now() })}
      >
        {mode === 'change' ? say('seat-map.leave.list') : say('seat-map.leave')}
      </Button>
    </div>
  );
};

/** A seat for everybody in every train: who, in which coach, which place; held as soon as it is chosen. */
export const SeatChoice = ({ mode, seatmate, ...of }: Props) => {
  const { hold, plan } = of;
  const seating = useSeating(of);
  const state = useFlow(hold, stateOf, 'empty.fresh');
  const trains = useRef<HTMLFieldSetElement>(null);
  const { nextTrain } = seating;
  const goOn = (train: number) => {
    seating.chooseTrain(train);
    trains.current?.querySelectorAll('input')[train]?.focus();
  };
  return (
    <section className={whole} data-flow="seat-hold" data-state={state}>
      <div className={beside}>
        <TrainPicker
          ref={trains}
          rides={seating.rides}
          chosen={seating.train}
          held={seating.seats}
          riders={seating.riders.length}
          onChoose={seating.chooseTrain}
        />
        <WhoSits riders={seating.riders} inTurn={seating.rider} held={seating.held} onPick={seating.pick} />
      </div>
      <Shortcuts seating={seating} />
      <Unanswered hold={hold} />
      <PlanView hold={hold} plan={plan} seating={seating} />
      <Beside seatmate={seatmate} plan={plan} seating={seating} />
      <OpenCompartments seating={seating} />
      <Leave hold={hold} mode={mode} />
      <SeatBar hold={hold} mode={mode} onNextTrain={nextTrain === null ? null : () => goOn(nextTrain)}>
        <SeatMessage hold={hold} seating={seating} />
      </SeatBar>
      <WheelchairQuestion hold={hold} />
    </section>
  );
};
