import { isActivationShown, isFormShown } from '#machines/registration/registration.selectors.ts';
import type { RegistrationActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { type Shown, WithEmail } from './with-email.tsx';

/** The ways of whoever is no member yet, or none that is active. */
export const NewMember = ({
  registration,
  className,
}: Shown & { readonly registration: RegistrationActor }) => {
  const { say } = useWords();
  const isOpening = useFlow(registration, isFormShown, false);
  const isActivating = useFlow(registration, isActivationShown, false);
  return (
    <>
      <Button
        width="full"
        className={className}
        pending={isOpening ? say('registration.opening') : null}
        onClick={() => registration.send({ type: 'registration.opened' })}
      >
        {say('registration.open')}
      </Button>
      <WithEmail
        className={className}
        pending={isActivating ? say('registration.opening') : null}
        onPress={(email) => registration.send({ type: 'activation.opened', email })}
      >
        {say('activation.open')}
      </WithEmail>
    </>
  );
};
