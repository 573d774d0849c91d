import type { ActorRefFrom } from 'xstate';
import type { seatHoldMachine } from '#machines/seat-hold/seat-hold.machine.ts';
import {
  deadlineOf,
  extensionOf,
  isCountingDown,
  isExtending,
  mayExtend,
} from '#machines/seat-hold/seat-hold.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { extension as extensionClass } from './seat-clock.css.ts';
import { SeatClock } from './seat-clock.tsx';

type Props = { readonly hold: ActorRefFrom<typeof seatHoldMachine> | null };

const Extension = ({ hold }: Props) => {
  const { say } = useWords();
  const { now } = useShop();
  const extension = useFlow(hold, extensionOf, 'spent');
  const isPending = useFlow(hold, isExtending, false);
  const may = useFlow(hold, mayExtend, false);
  const isSpent = extension === 'spent';
  return (
    <span className={extensionClass}>
      <Button
        variant="quiet"
        pending={isPending ? say('seat-clock.extending') : null}
        why={may || isPending ? null : say(isSpent ? 'seat-clock.spent' : 'seat-clock.wait')}
        reason="heard"
        onClick={() => hold?.send({ type: 'extension.asked', at: now() })}
      >
        {say(isSpent ? 'seat-clock.extended' : 'seat-clock.extend')}
      </Button>
    </span>
  );
};

/** The clock of seats that are held, with the way to hold them longer; nothing while no time runs. */
export const HoldClock = ({ hold }: Props) => {
  const isCounting = useFlow(hold, isCountingDown, false);
  const endsAt = useFlow(hold, deadlineOf, 0);
  return isCounting ? (
    <SeatClock of="seats" endsAt={endsAt}>
      <Extension hold={hold} />
    </SeatClock>
  ) : null;
};
