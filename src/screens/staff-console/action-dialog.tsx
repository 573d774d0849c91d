import { type FormEvent, useState } from 'react';
import type { CatalogueApproval } from '#machines/catalogue-approval/catalogue-approval.model.ts';
import { actionOf } from '#machines/catalogue-approval/catalogue-approval.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { textIn } from '#panels/text-in.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { CatalogueDay } from './catalogue-day.tsx';
import * as styles from './catalogue-entry.css.ts';
import { type CatalogueActor, isConfirming } from './entry-views.ts';
import { HeldFrom } from './held-from.tsx';
import { parseDay, problemsOfDay } from './parse-entry.ts';
import { actionWords, questionWords } from './words/entry-words.ts';
import { fieldIdOf } from './words/field-words.ts';
import { problemText } from './words/problem-text.ts';

type Props = { readonly flow: CatalogueActor };
type Asked = keyof typeof questionWords;

const askedOf = (action: CatalogueApproval['context']['action']): Asked =>
  action === null || action === 'edit' || action === 'send' || action === 'recall' ? 'publish' : action;

const dayField = 'gone-from';

const ActionForm = ({ flow, action }: Props & { readonly action: Asked }) => {
  const words = useWords();
  const { say } = words;
  const { text, confirm } = questionWords[action];
  const [tries, countTry] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const effectiveDate = parseDay(textIn(new FormData(event.currentTarget), dayField));
    const [first] = problemsOfDay(dayField, effectiveDate);
    setProblem(first === undefined ? null : problemText(first, words));
    countTry(tries + 1);
    if (first === undefined) flow.send({ type: 'action.confirmed', effectiveDate, key: newKey() });
  };
  return (
    <form className={styles.part} noValidate onSubmit={send}>
      <ErrorSummary
        submit={tries}
        problems={problem === null ? [] : [{ fieldId: fieldIdOf(dayField), text: problem }]}
      />
      <p>{say(text)}</p>
      {action === 'publish' ? <HeldFrom flow={flow} /> : null}
      {action === 'ask-deletion' ? (
        <CatalogueDay
          name={dayField}
          need="optional"
          label={say('catalogue.gone-from')}
          hint={say('catalogue.gone-from.hint')}
          problem={problem}
          day=""
        />
      ) : null}
      <Ways>
        <Button type="submit" variant={action === 'publish' ? 'primary' : 'danger'}>
          {say(confirm)}
        </Button>
        <Button first="in-dialog" onClick={() => flow.send({ type: 'action.declined' })}>
          {say('catalogue.decline')}
        </Button>
      </Ways>
    </form>
  );
};

/** What cannot be taken back, or changes what another one did, is asked before it is done. */
export const ActionDialog = ({ flow }: Props) => {
  const { say } = useWords();
  const isOpen = useFlow(flow, isConfirming, false);
  const action = askedOf(useFlow(flow, actionOf, null));
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      title={say(actionWords[action])}
      onDismiss={() => flow.send({ type: 'action.declined' })}
    >
      {isOpen ? <ActionForm flow={flow} action={action} /> : null}
    </Dialog>
  );
};
