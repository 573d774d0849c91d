import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { leaveQuestionOf } from './leaving-words.ts';

type Props = {
  readonly bought: PaymentPurpose;
  readonly isOpen: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** Whoever leaves the payment gives back what is held for them: it is asked first. */
export const LeaveQuestion = ({ bought, isOpen, onLeave, onStay }: Props) => {
  const { say } = useWords();
  const words = leaveQuestionOf(bought);
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      title={say('payment.leave.title')}
      onDismiss={onStay}
      actions={
        <>
          <Button variant="danger-main" onClick={onLeave}>
            {say(words.yes)}
          </Button>
          <Button first="in-dialog" onClick={onStay}>
            {say('payment.leave.no')}
          </Button>
        </>
      }
    >
      <p>{say(words.text)}</p>
    </Dialog>
  );
};
