import { areTermsAccepted, boughtOf } from '#machines/payment/payment.selectors.ts';
import type { PaymentActor } from '#panels/payment/payment-actor.ts';
import { isChoosing } from '#panels/payment/payment-views.ts';
import { TermsToRead } from '#panels/terms-to-read.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { agreementOf } from './documents.ts';
import { documents, text } from './terms.css.ts';

/** The sales agreement and the privacy notice, to be read where they are accepted. */
export const Terms = ({ payment }: { readonly payment: PaymentActor }) => {
  const { say } = useWords();
  const accepted = useFlow(payment, areTermsAccepted, false);
  const may = useFlow(payment, isChoosing, false);
  const bought = useFlow(payment, boughtOf, 'sale');
  return (
    <div className={documents}>
      <Disclosure summary={say('terms.agreement')}>
        <div className={text}>
          {agreementOf(bought).map((id) => (
            <p key={id}>{say(id)}</p>
          ))}
        </div>
      </Disclosure>
      <TermsToRead />
      <CheckboxField
        id="payment-terms"
        label={say('terms.accept')}
        checked={accepted}
        aria-disabled={may ? undefined : true}
        onChange={({ target }) =>
          payment.send({ type: target.checked ? 'terms.accepted' : 'terms.withdrawn' })
        }
      />
    </div>
  );
};
