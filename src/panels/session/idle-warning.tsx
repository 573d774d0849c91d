import { isWarned } from '#machines/session/session.selectors.ts';
import { type SessionActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';

/** Two minutes before the session ends one key keeps it. */
export const IdleWarning = ({ session }: { readonly session: SessionActor }) => {
  const { say } = useWords();
  const { now } = useShop();
  const isOpen = useFlow(session, isWarned, false);
  const stay = () => session.send({ type: 'stay.chosen', at: now() });
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      title={say('idle.title')}
      onDismiss={stay}
      actions={
        <>
          <Button variant="primary" first="in-dialog" onClick={stay}>
            {say('idle.stay')}
          </Button>
          <Button onClick={() => session.send({ type: 'logout.chosen', at: now() })}>
            {say('session.leave')}
          </Button>
        </>
      }
    >
      <p>{say('idle.text')}</p>
    </Dialog>
  );
};
