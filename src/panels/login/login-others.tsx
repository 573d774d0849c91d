import { isBusy, isEidShown } from '#machines/login/login.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { LoginActor } from './login-actor.ts';
import { others, unseen } from './login-panel.css.ts';
import type { NewMember as NewMemberWays } from './new-member.tsx';
import { WithEmail } from './with-email.tsx';

type Props = {
  readonly login: LoginActor | null;
  /** The ways of whoever is no member; undefined until they are here. */
  readonly NewMember: typeof NewMemberWays | undefined;
};

/** What else may be done beside the form; while the server thinks, only giving up. The form stays where it is. */
export const LoginOthers = ({ login, NewMember }: Props) => {
  const { say } = useWords();
  const { now, registration } = useShop();
  const busy = useFlow(login, isBusy, false);
  const departing = useFlow(login, isEidShown, false);
  const rests = busy ? unseen : undefined;
  return (
    <div className={others}>
      {busy && !departing ? null : (
        <Button
          width="full"
          pending={departing ? say('login.eid.departing') : null}
          onClick={() => login?.send({ type: 'eid.chosen', at: now() })}
        >
          {say('login.eid')}
        </Button>
      )}
      {busy ? (
        <Button
          variant="quiet"
          width="full"
          onClick={() => login?.send({ type: 'login.abandoned', at: now() })}
        >
          {say('login.abandon')}
        </Button>
      ) : null}
      <WithEmail className={rests} onPress={(email) => login?.send({ type: 'password.forgotten', email })}>
        {say('login.forgotten')}
      </WithEmail>
      {registration === null || NewMember === undefined ? null : (
        <NewMember registration={registration} className={rests} />
      )}
    </div>
  );
};
