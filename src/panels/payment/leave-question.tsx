import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useWords } from '#ui/words-context.ts';

type Own = { readonly isOpen: boolean; readonly onLeave: () => void; readonly onStay: () => void };

/** Whoever leaves the payment gives the seats back: it is asked first. */
export const LeaveQuestion = ({ isOpen, onLeave, onStay }: Own) => {
  const { say } = useWords();
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      title={say('payment.leave.title')}
      onDismiss={onStay}
      actions={
        <>
          <Button look="danger" onClick={onLeave}>
            {say('payment.leave.yes')}
          </Button>
          <Button look="primary" first="in-dialog" onClick={onStay}>
            {say('payment.leave.no')}
          </Button>
        </>
      }
    >
      <p>{say('payment.leave.text')}</p>
    </Dialog>
  );
};
