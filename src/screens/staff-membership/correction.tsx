import { useState } from 'react';
import type { CustomerAtCounter } from '#domain/member/customer-at-counter.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import {
  type CorrectionActors,
  emptyCorrection,
  type FoundCustomers,
  nobodySought,
} from './correction.flow.ts';
import { CorrectionForm } from './correction-form.tsx';
import { DeskPart } from './desk-part.tsx';
import { SoughtForm } from './sought-form.tsx';

type Chosen = CorrectionActors & { readonly customer: CustomerAtCounter | undefined };

const CorrectionDialog = ({ customer, ...actors }: Chosen) => {
  const { say } = useWords();
  const { sought, correction } = actors;
  const { fields } = useSubmission(sought);
  const dismiss = () => {
    correction.send({ type: 'form.abandoned' });
    sought.send({ type: 'form.begun', fields });
  };
  return (
    <Dialog
      isOpen={customer !== undefined}
      title={say('correction.of', { number: String(customer?.id ?? 0) })}
      onDismiss={dismiss}
    >
      {customer === undefined ? null : <CorrectionForm key={customer.id} {...actors} customer={customer} />}
    </Dialog>
  );
};

/** One person may have more than one record; then support says which is meant. */
const Found = ({ customers, ...actors }: CorrectionActors & { readonly customers: FoundCustomers }) => {
  const { say } = useWords();
  const [chosen, choose] = useState(customers.length === 1 ? customers[0]?.id : undefined);
  return (
    <>
      {customers.length === 1 ? null : (
        <Notice variant="info" heard="in-turn" title={say('correction.several')}>
          <Ways>
            {customers.map(({ id, draft: { email } }) => (
              <Button key={id} onClick={() => choose(id)}>
                {say('correction.several.one', {
                  number: String(id),
                  email: email || say('counter.no-email'),
                })}
              </Button>
            ))}
          </Ways>
        </Notice>
      )}
      <CorrectionDialog {...actors} customer={customers.find(({ id }) => id === chosen)} />
    </>
  );
};

const Done = ({ sought, correction }: CorrectionActors) => {
  const { say } = useWords();
  const { fields, granted } = useSubmission(correction);
  const { email } = fields.draft;
  const begin = () => {
    sought.send({ type: 'form.begun', fields: nobodySought });
    correction.send({ type: 'form.begun', fields: emptyCorrection });
  };
  return (
    <>
      <Notice
        variant="success"
        heard="in-turn"
        title={say('correction.saved', { number: String(fields.id) })}
      >
        {granted?.isMailed === true ? say('correction.saved.mailed', { email }) : null}
      </Notice>
      <Ways>
        <Button onClick={begin}>{say('staff-membership.another')}</Button>
      </Ways>
    </>
  );
};

/** Support corrects the record of whoever stands before them. */
export const Correction = (actors: CorrectionActors) => {
  const { say } = useWords();
  const { granted: customers } = useSubmission(actors.sought);
  const { state, isDone } = useSubmission(actors.correction);
  return (
    <DeskPart
      id="customer-correction"
      title={say('correction.title')}
      lead={say('correction.lead')}
      state={state}
    >
      {isDone ? <Done {...actors} /> : <SoughtForm form={actors.sought} />}
      {isDone || customers === null ? null : <Found {...actors} customers={customers} />}
    </DeskPart>
  );
};
