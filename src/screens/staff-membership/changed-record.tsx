import type { CustomerAtCounter } from '#domain/member/customer-at-counter.ts';
import { newKey } from '#panels/new-key.ts';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { FactsList } from '#ui/layout/facts-list.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import { changedFacts } from './changed-facts.ts';
import { type SoughtActor, soughtRefusalWords } from './correction.flow.ts';

type Props = {
  readonly again: SoughtActor;
  readonly before: CustomerAtCounter;
  readonly latest: CustomerAtCounter;
  readonly isOutdated: boolean;
};

/** The record was changed elsewhere: it is read once more, and what has become of it is told beside what is typed. */
export const ChangedRecord = ({ again, before, latest, isOutdated }: Props) => {
  const words = useWords();
  const { say } = words;
  const { now } = useShop();
  const { isBusy, isDone, refusal, message } = useSubmission(again);
  if (isOutdated) {
    const read = () => {
      const fields = { by: 'member', number: String(latest.id), lastName: latest.draft.lastName } as const;
      if (isDone) again.send({ type: 'form.begun', fields });
      again.send({ type: 'form.submitted', fields, key: newKey(), at: now() });
    };
    return (
      <Notice variant="warning" heard="at-once" title={say('correction.outdated')}>
        <p>{say('correction.refused.customer-changed')}</p>
        {refusal === null ? null : <p>{message ?? say(soughtRefusalWords[refusal])}</p>}
        <Ways>
          <Button pending={isBusy ? say('correction.finding') : null} onClick={read}>
            {say('correction.read-again')}
          </Button>
        </Ways>
      </Notice>
    );
  }
  return latest.version === before.version ? null : (
    <Notice variant="warning" heard="at-once" title={say('correction.outdated')}>
      <p>{say('profile.outdated.text')}</p>
      <FactsList facts={changedFacts(before.draft, latest.draft, words)} />
    </Notice>
  );
};
