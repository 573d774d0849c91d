import type { FormEvent } from 'react';
import { knownAs } from '#domain/catalogue/catalogue-entry.ts';
import { entryOf } from '#machines/catalogue-approval/catalogue-approval.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { textIn } from '#panels/text-in.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import * as styles from './catalogue-entry.css.ts';
import { type CatalogueActor, isNamedOtherwise, isNaming } from './entry-views.ts';
import { HeldFrom } from './held-from.tsx';
import { valueText } from './words/value-text.ts';

type Props = { readonly flow: CatalogueActor };

const nameField = 'name';
const fieldId = 'catalogue-naming';

const NamingForm = ({ flow }: Props) => {
  const words = useWords();
  const { say } = words;
  const entry = useFlow(flow, entryOf, null);
  const isOther = useFlow(flow, isNamedOtherwise, false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = textIn(new FormData(event.currentTarget), nameField);
    flow.send({ type: 'publication.confirmed', name, key: newKey() });
    // The same word is said to the same wrong name: whoever gave it is at the field it is to be mended in.
    if (isNamedOtherwise(flow.getSnapshot())) document.getElementById(fieldId)?.focus();
  };
  return (
    <form className={styles.part} noValidate onSubmit={send}>
      <p>
        {say('catalogue.naming.text', {
          name: valueText({ type: 'text' }, entry === null ? null : knownAs(entry)?.name, words),
        })}
      </p>
      <HeldFrom flow={flow} />
      <TextField
        id={fieldId}
        name={nameField}
        label={say('catalogue.naming.name')}
        problem={isOther ? say('catalogue.naming.otherwise') : null}
        autoComplete="off"
        spellCheck={false}
      />
      <Ways>
        <Button type="submit" variant="primary">
          {say('catalogue.confirm.publish')}
        </Button>
        <Button onClick={() => flow.send({ type: 'action.declined' })}>{say('catalogue.decline')}</Button>
      </Ways>
    </form>
  );
};

/** Travellers meet what is changed: its name is typed before it is published. */
export const NamingDialog = ({ flow }: Props) => {
  const { say } = useWords();
  const isOpen = useFlow(flow, isNaming, false);
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      title={say('catalogue.naming.title')}
      onDismiss={() => flow.send({ type: 'action.declined' })}
    >
      {isOpen ? <NamingForm flow={flow} /> : null}
    </Dialog>
  );
};
