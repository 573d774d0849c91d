import type { AddressName } from '#domain/shop/addresses.ts';
import { isPrompted, isWarned, messageOf, refusalOf } from '#machines/login/login.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { LoginActor } from './login-actor.ts';
import { refusalWordsOf } from './refusal-words.ts';

/** What is typed there stays for the same member. On pages of members nothing of them is left. */
const keepsTyping = (place: AddressName) => place === 'seat-map' || place === 'rental-driver';

/** What stands above the login form: why it is open, or why the last try did not succeed. */
export const LoginMessage = ({ login }: { readonly login: LoginActor }) => {
  const { say } = useWords();
  const { place } = useShop();
  const refusal = useFlow(login, refusalOf, null);
  const message = useFlow(login, messageOf, null);
  const warned = useFlow(login, isWarned, false);
  const prompted = useFlow(login, isPrompted, false);
  if (refusal !== null) {
    const { title, text } = refusalWordsOf(refusal);
    return (
      <Notice variant="danger" heard="at-once" focus="taken" title={say(title)}>
        {message ?? say(text)}
      </Notice>
    );
  }
  if (warned) return <Notice variant="info" heard="in-turn" title={say('login.warned.train-card')} />;
  if (!prompted) return null;
  return (
    <Notice
      variant="warning"
      heard="in-turn"
      title={say(keepsTyping(place) ? 'login.prompted.kept' : 'login.prompted')}
    />
  );
};
