import { isBusy, isFormKept, isFormShown } from '#machines/registration/registration.selectors.ts';
import type { RegistrationActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** The form of the registration above the page. Closed by the reader it keeps what was typed. */
export const RegistrationDialog = ({ registration }: { readonly registration: RegistrationActor }) => {
  const { say } = useWords();
  const isOpen = useFlow(registration, isFormShown, false);
  const isKept = useFlow(registration, isFormKept, false);
  const busy = useFlow(registration, isBusy, false);
  const dismiss = () => registration.send({ type: busy ? 'registration.abandoned' : 'registration.closed' });
  return (
    <Dialog isOpen={isOpen} title={say('registration.title')} onDismiss={dismiss}>
      {isKept ? <RegistrationForm registration={registration} /> : null}
    </Dialog>
  );
};
