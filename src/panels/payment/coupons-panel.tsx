import { moneyText } from '#i18n/money-text.ts';
import { couponsOf, coverOf, isCovered } from '#machines/payment/payment.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CouponChoice } from './coupon-choice.tsx';
import { CouponSearch } from './coupon-search.tsx';
import { part } from './paying.css.ts';
import type { PaymentActor } from './payment-actor.ts';
import { dueOf, isChoosing } from './payment-views.ts';

/** Paying with open tickets: found, chosen, and the rest by card. */
export const CouponsPanel = ({ payment }: { readonly payment: PaymentActor }) => {
  const words = useWords();
  const { say } = words;
  const found = useFlow(payment, couponsOf, null);
  const cover = useFlow(payment, coverOf, null);
  const isWhole = useFlow(payment, isCovered, false);
  const may = useFlow(payment, isChoosing, false);
  const due = useFlow(payment, dueOf, 0);
  return (
    <div className={part}>
      <CouponSearch payment={payment} />
      {found === null ? null : <CouponChoice payment={payment} found={found} />}
      {cover === null || isWhole ? null : (
        <div>
          <Button
            variant="primary"
            why={may ? null : say('payment.rests')}
            reason="heard"
            onClick={() => payment.send({ type: 'method.chosen', method: 'card' })}
          >
            {say('payment.coupons.rest', { amount: moneyText(due, words) })}
          </Button>
        </div>
      )}
    </div>
  );
};
