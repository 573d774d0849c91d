import { type FormEvent, useState } from 'react';
import type { CatalogueApproval } from '#machines/catalogue-approval/catalogue-approval.model.ts';
import { deedOf } from '#machines/catalogue-approval/catalogue-approval.selectors.ts';
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
import { dayTyped, findingsOfDay } from './typed-entry.ts';
import { deedWords, questionWords } from './words/entry-words.ts';
import { fieldIdOf } from './words/field-words.ts';
import { problemText } from './words/problem-text.ts';

type Own = { readonly flow: CatalogueActor };
type Asked = keyof typeof questionWords;

const askedOf = (deed: CatalogueApproval['context']['deed']): Asked =>
  deed === null || deed === 'edit' || deed === 'send' || deed === 'recall' ? 'publish' : deed;

const dayField = 'gone-from';

const DeedForm = ({ flow, deed }: Own & { readonly deed: Asked }) => {
  const words = useWords();
  const { say } = words;
  const { text, confirm } = questionWords[deed];
  const [tries, countTry] = useState(0);
  const [problem, tell] = useState<string | null>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const effectiveDate = dayTyped(textIn(new FormData(event.currentTarget), dayField));
    const [finding] = findingsOfDay(dayField, effectiveDate);
    tell(finding === undefined ? null : problemText(finding, words));
    countTry(tries + 1);
    if (finding === undefined) flow.send({ type: 'deed.confirmed', effectiveDate, key: newKey() });
  };
  return (
    <form className={styles.part} noValidate onSubmit={send}>
      <ErrorSummary
        submit={tries}
        problems={problem === null ? [] : [{ fieldId: fieldIdOf(dayField), text: problem }]}
      />
      <p>{say(text)}</p>
      {deed === 'publish' ? <HeldFrom flow={flow} /> : null}
      {deed === 'ask-deletion' ? (
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
        <Button type="submit" look={deed === 'publish' ? 'primary' : 'danger'}>
          {say(confirm)}
        </Button>
        <Button first="in-dialog" onClick={() => flow.send({ type: 'deed.declined' })}>
          {say('catalogue.decline')}
        </Button>
      </Ways>
    </form>
  );
};

/** What cannot be taken back, or changes what another one did, is asked before it is done. */
export const DeedDialog = ({ flow }: Own) => {
  const { say } = useWords();
  const isOpen = useFlow(flow, isConfirming, false);
  const deed = askedOf(useFlow(flow, deedOf, null));
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      title={say(deedWords[deed])}
      onDismiss={() => flow.send({ type: 'deed.declined' })}
    >
      {isOpen ? <DeedForm flow={flow} deed={deed} /> : null}
    </Dialog>
  );
};
