import { refusalOf, soughtOf } from '#machines/rental-reservation/rental-reservation.selectors.ts';
import { LinkSending } from '#panels/mail-link/link-sending.tsx';
import { newKey } from '#panels/new-key.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { type SubmissionActor, useSubmission } from '#panels/use-submission.ts';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#ui/words-context.ts';
import { refusalWords } from './refusal-words.ts';
import * as styles from './rental-reservation.css.ts';
import type { RentalActor } from './rental-reservation-views.ts';

export type SoughtRental = { readonly number: string; readonly surname: string };
export type RentalLinkActor = SubmissionActor<SoughtRental, null, 'too-many-tries'>;

type Own = { readonly flow: RentalActor; readonly link: RentalLinkActor };

const nobody: SoughtRental = { number: '', surname: '' };

/** While rentals are guessed at, the mailed link is the way to one: who asks is not told whether there is such a rental. */
export const UnprovedRental = ({ flow, link }: Own) => {
  const { say } = useWords();
  const { now } = useShop();
  const fields = useFlow(flow, soughtOf, nobody);
  const isUnproved = useFlow(flow, refusalOf, null) === 'more-proof-needed';
  const { state, fields: asked, isBusy, isDone, refusal } = useSubmission(link);
  if (!isUnproved) return null;
  // What became of another rental says nothing of this one.
  const isOfThis = asked.number === fields.number && asked.surname === fields.surname;
  const send = () => {
    link.send({ type: 'form.abandoned' });
    link.send({ type: 'form.begun', fields });
    link.send({ type: 'form.submitted', fields, key: newKey(), at: now() });
  };
  return (
    <section
      className={styles.part}
      aria-labelledby="rental-unproved"
      data-flow="submission"
      data-state={state}
    >
      <h2 id="rental-unproved" className={styles.heading}>
        {say('lookup.link.unproved.title')}
      </h2>
      <p>{say('rental.link.unproved.text')}</p>
      {refusal === null || !isOfThis ? null : (
        <Notice variant="danger" heard="at-once" title={say('lookup.link.refused')}>
          {say(refusalWords[refusal])}
        </Notice>
      )}
      <div>
        <LinkSending isSent={isDone && isOfThis} isBusy={isBusy && isOfThis} onSend={send} />
      </div>
    </section>
  );
};
