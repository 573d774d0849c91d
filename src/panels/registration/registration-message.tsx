import {
  isUnchecked,
  isUnverified,
  messageOf,
  refusalOf,
} from '#machines/registration/registration.selectors.ts';
import type { RegistrationActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { refusalWordsOf } from './refusal-words.ts';

/** What became of the last try. */
export const RegistrationMessage = ({ registration }: { readonly registration: RegistrationActor }) => {
  const { say } = useWords();
  const refusal = useFlow(registration, refusalOf, null);
  const message = useFlow(registration, messageOf, null);
  const unverified = useFlow(registration, isUnverified, false);
  const unchecked = useFlow(registration, isUnchecked, false);
  if (unverified) {
    return (
      <Notice variant="warning" heard="at-once" title={say('registration.unverified.title')}>
        {say('registration.unverified.text')}
      </Notice>
    );
  }
  if (unchecked) {
    return (
      <Notice variant="danger" heard="at-once" title={say('registration.unchecked.title')}>
        {say('registration.unchecked.text')}
      </Notice>
    );
  }
  return refusal === null ? null : (
    <Notice variant="danger" heard="at-once" title={say('registration.refused.title')}>
      {message ?? say(refusalWordsOf(refusal))}
    </Notice>
  );
};
