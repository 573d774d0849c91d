import { type FormEvent, useState } from 'react';
import { type CustomerAtCounter, emailNeedOf } from '#domain/member/customer-at-counter.ts';
import { normalizeRegistration } from '#domain/member/normalize-registration.ts';
import { askedOf } from '#domain/member/registration.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { AgreedFields, WishFields } from '#panels/registration/agreed-fields.tsx';
import { CompanyFields } from '#panels/registration/company-fields.tsx';
import { KindField } from '#panels/registration/kind-field.tsx';
import { PersonFields } from '#panels/registration/person-fields.tsx';
import { problemsOf } from '#panels/registration/problem-words.ts';
import { ReachFields } from '#panels/registration/reach-fields.tsx';
import { SendRow } from '#panels/registration/send-row.tsx';
import { useRegistrationInput } from '#panels/registration/use-registration-input.ts';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { ChangedRecord } from './changed-record.tsx';
import { type CorrectionActors, correctionRefusalWords } from './correction.flow.ts';
import * as styles from './staff-membership.css.ts';

type Props = CorrectionActors & { readonly customer: CustomerAtCounter };

/** How the membership stands, and what becomes of it with another e-mail. */
const statusMessage = ({ status, draft }: CustomerAtCounter): MessageId => {
  if (status === 'ACTIVE') return 'correction.status.active';
  return draft.email === '' ? 'correction.status.no-email' : 'correction.status.passive';
};

/** The record as it was read last: where it was changed elsewhere, it is read once more. */
const useLatest = ({ again, customer }: Props): CustomerAtCounter => {
  const { granted } = useSubmission(again);
  const read = granted?.find(({ id }) => id === customer.id);
  return read !== undefined && read.version > customer.version ? read : customer;
};

/** The form of the registration, with the record in it. What is typed stays until it is saved or dismissed. */
export const CorrectionForm = (own: Props) => {
  const { correction: form, again, customer } = own;
  const { say } = useWords();
  const { now } = useShop();
  const { isBusy, refusal, message, fields, againAt } = useSubmission(form);
  const latest = useLatest(own);
  const emailNeed = emailNeedOf(latest.draft);
  const [isSent, noteSent] = useState(false);
  const { parts, summary, isRight, ...worked } = useRegistrationInput(
    customer.draft,
    (draft, today, words) => problemsOf(draft, today, words, emailNeed),
    'correction',
  );
  const { draft } = parts;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !isRight()) return;
    noteSent(true);
    const sent = { id: latest.id, version: latest.version, draft: askedOf(normalizeRegistration(draft)) };
    form.send({ type: 'form.submitted', fields: sent, key: newKey(), at: now() });
  };
  const isOutdated = isSent && refusal === 'customer-changed' && fields.version === latest.version;
  const isRefused = isSent && refusal !== null && refusal !== 'customer-changed';
  return (
    <form className={styles.given} method="post" noValidate onSubmit={submit} {...worked}>
      <p>{say(statusMessage(latest))}</p>
      <ErrorSummary submit={0} problems={summary} />
      <KindField {...parts} />
      {draft.kind === 'company' ? <CompanyFields {...parts} /> : null}
      <PersonFields {...parts} />
      <ReachFields {...parts} emailNeed={emailNeed} isMailed={latest.status === 'PASSIVE'} />
      {customer.draft.contract === 'accepted' ? <WishFields {...parts} /> : <AgreedFields {...parts} />}
      <ChangedRecord again={again} before={customer} latest={latest} isOutdated={isOutdated} />
      <RefusalRoom
        isAsking={isBusy}
        title={say('correction.refused.title')}
        text={isRefused ? (message ?? say(correctionRefusalWords[refusal])) : null}
      />
      <SendRow
        isMain={false}
        name={say('correction.save')}
        againAt={againAt}
        doing={isBusy ? say('counter.saving') : null}
        onAbandon={() => form.send({ type: 'form.abandoned' })}
      />
    </form>
  );
};
