import { clockText } from '#i18n/clock-text.ts';
import {
  isBusy as isReading,
  isShown,
  isStale,
  isUnknown,
  readAtOf,
  stateOf,
} from '#machines/seat-plan/seat-plan.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CoachPicker } from './coach-picker.tsx';
import { CoachView } from './coach-view.tsx';
import type { SeatHoldActor, SeatPlanActor } from './flow-actors.ts';
import { line, part, quiet } from './seat-map.css.ts';
import type { Seating } from './use-seating.ts';

type Props = {
  readonly hold: SeatHoldActor | null;
  readonly plan: SeatPlanActor | null;
  readonly seating: Seating;
};

const Renewed = ({ plan }: Pick<Props, 'plan'>) => {
  const words = useWords();
  const { now } = useShop();
  const readAt = useFlow(plan, readAtOf, 0);
  const isOld = useFlow(plan, isStale, false);
  const time = clockText(readAt, words);
  return (
    <div className={line}>
      <span className={quiet}>
        {isOld ? words.say('seat-map.stale', { time }) : words.say('seat-map.fresh', { time })}
      </span>
      <Button variant="quiet" onClick={() => plan?.send({ type: 'plan.asked', at: now() })}>
        {words.say('seat-map.renew')}
      </Button>
    </div>
  );
};

const NoPlan = ({ plan }: Pick<Props, 'plan'>) => {
  const { say } = useWords();
  const { now } = useShop();
  const isBusy = useFlow(plan, isReading, true);
  const isStrange = useFlow(plan, isUnknown, false);
  return isBusy ? (
    <LoadingText room="window" text={say('seat-map.reading')} />
  ) : (
    <Notice
      variant="danger"
      heard="at-once"
      title={isStrange ? say('seat-map.unknown') : say('seat-map.unreached')}
    >
      <div className={part}>
        <p>{isStrange ? say('seat-map.unknown.text') : say('seat-map.unreached.text')}</p>
        <div className={line}>
          <Button onClick={() => plan?.send({ type: 'plan.asked', at: now() })}>
            {say('seat-map.again')}
          </Button>
        </div>
      </div>
    </Notice>
  );
};

/** The trains, their coaches, and the one that is looked at. */
export const PlanView = ({ hold, plan, seating }: Props) => {
  const state = useFlow(plan, stateOf, 'reading');
  const isThere = useFlow(plan, isShown, false);
  const { maps, map, ride, rider } = seating;
  return (
    <div className={part} data-flow="seat-plan" data-state={state}>
      {isThere ? (
        <>
          <CoachPicker maps={maps} chosen={map?.index ?? null} onChoose={seating.chooseCoach} />
          {map === null || ride === null || rider === null ? null : (
            <CoachView hold={hold} plan={plan} seating={seating} map={map} ride={ride} rider={rider} />
          )}
          <Renewed plan={plan} />
        </>
      ) : (
        <NoPlan plan={plan} />
      )}
    </div>
  );
};
