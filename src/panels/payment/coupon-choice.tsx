import type { FormEvent } from 'react';
import { coveredBy } from '#domain/booking/open-ticket.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import type { FoundCoupons } from '#machines/payment/payment.model.ts';
import { couponsAgainAt, coverOf, totalOf } from '#machines/payment/payment.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { AskButton } from './ask-button.tsx';
import { list, part } from './paying.css.ts';
import type { PaymentActor } from './payment-actor.ts';
import { maySeek } from './payment-views.ts';

type Props = { readonly payment: PaymentActor; readonly found: FoundCoupons };

/** The open tickets that were found, the best combination marked, and what would be lost of it. */
export const CouponChoice = ({ payment, found }: Props) => {
  const words = useWords();
  const { say } = words;
  const total = useFlow(payment, totalOf, 0);
  const cover = useFlow(payment, coverOf, null);
  const may = useFlow(payment, maySeek, false);
  const marked = cover?.numbers ?? found.best?.numbers ?? [];
  const againAt = useFlow(payment, couponsAgainAt, null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new Set(new FormData(event.currentTarget).getAll('coupon'));
    const numbers = found.coupons.map(({ number }) => number).filter((number) => chosen.has(number));
    payment.send({ type: 'coupons.chosen', numbers });
  };
  if (found.coupons.length === 0) {
    return <Notice variant="info" heard="in-turn" title={say('payment.coupons.none')} />;
  }
  const best = coveredBy(
    found.coupons.filter(({ number }) => found.best?.numbers.includes(number)),
    total,
  );
  return (
    <form key={marked.join(' ')} className={part} onSubmit={submit}>
      <fieldset>
        <legend>{say('payment.coupons.found', { count: found.coupons.length })}</legend>
        <ul className={list}>
          {found.coupons.map(({ number, amount, expiresAt }) => (
            <li key={number}>
              <CheckboxField
                name="coupon"
                value={number}
                label={say('payment.coupons.coupon', { number, amount: moneyText(amount, words) })}
                hint={say('payment.coupons.until', { until: momentText(expiresAt, words) })}
                defaultChecked={marked.includes(number)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      {cover === null && best.lost > 0 ? (
        <Notice
          variant="warning"
          title={say('payment.coupons.best.lost', { lost: moneyText(best.lost, words) })}
        />
      ) : null}
      {cover === null ? null : (
        <Notice
          variant={cover.lost > 0 ? 'warning' : 'info'}
          heard="in-turn"
          focus="after-press"
          title={say('payment.coupons.cover', { paid: moneyText(cover.paid, words) })}
        >
          {cover.lost > 0 ? (
            <p>{say('payment.coupons.lost', { lost: moneyText(cover.lost, words) })}</p>
          ) : null}
        </Notice>
      )}
      <div>
        <AskButton
          payment={payment}
          asks="cover"
          may={may}
          asking={say('payment.coupons.covering')}
          againAt={againAt}
        >
          {say('payment.coupons.use')}
        </AskButton>
      </div>
    </form>
  );
};
