import type { ReactNode } from 'react';
import { moneyText } from '#i18n/money-text.ts';
import { coverOf, priceOf, totalOf } from '#machines/payment/payment.selectors.ts';
import type { PaymentActor } from '#panels/payment/payment-actor.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './price-breakdown.css.ts';
import { SumRow } from './sum-row.tsx';

type Props = {
  readonly payment: PaymentActor;
  /** What the sum is made of, where the lines alone do not say it. */
  readonly parts?: ReactNode;
  /** What is bought, a line for each. */
  readonly children: ReactNode;
};

const zeroAmounts = { code: null, price: 0, discount: 0, due: 0 } as const;

/** What is bought and what of it is left to pay, line by line. */
export const PriceBreakdown = ({ payment, parts, children }: Props) => {
  const words = useWords();
  const { say } = words;
  const total = useFlow(payment, totalOf, 0);
  const price = useFlow(payment, priceOf, zeroAmounts);
  const cover = useFlow(payment, coverOf, null);
  return (
    <section className={styles.summary} aria-labelledby="price-breakdown">
      <h2 id="price-breakdown" className={styles.title}>
        {say('price.title')}
      </h2>
      {children}
      <dl className={styles.sums}>
        {parts}
        <SumRow what={say('price.total')} amount={total} />
        {cover === null ? null : <SumRow what={say('price.coupons')} amount={-cover.paid} />}
        {price.discount === 0 ? null : (
          <SumRow what={say('price.promotion', { code: price.code ?? '' })} amount={-price.discount} />
        )}
        <div className={styles.due}>
          <dt>{say('price.due')}</dt>
          <dd className={styles.amount}>
            <bdi>{moneyText(price.due, words)}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  );
};
