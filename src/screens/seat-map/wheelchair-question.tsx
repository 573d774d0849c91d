import { isConfirming } from '#machines/seat-hold/seat-hold.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { SeatHoldActor } from './flow-actors.ts';

/** Whether somebody needs the wheelchair place is asked before it is held. */
export const WheelchairQuestion = ({ hold }: { readonly hold: SeatHoldActor | null }) => {
  const { say } = useWords();
  const { now } = useShop();
  const isAsked = useFlow(hold, isConfirming, false);
  const decline = () => hold?.send({ type: 'wheelchair.declined' });
  return (
    <Dialog
      isOpen={isAsked}
      role="alertdialog"
      title={say('seat-map.wheelchair')}
      onDismiss={decline}
      actions={
        <>
          <Button
            variant="primary"
            first="in-dialog"
            onClick={() => hold?.send({ type: 'wheelchair.confirmed', at: now() })}
          >
            {say('seat-map.wheelchair.confirm')}
          </Button>
          <Button onClick={decline}>{say('seat-map.wheelchair.decline')}</Button>
        </>
      }
    >
      {say('seat-map.wheelchair.text')}
    </Dialog>
  );
};
