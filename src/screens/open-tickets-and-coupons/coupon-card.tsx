import { useId } from 'react';
import type { KnownRefundCoupon } from '#domain/booking/known-coupon.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { VoucherCard } from '#panels/history/voucher-card.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

/** Money to be fetched, or fetched already. */
export const CouponCard = ({ coupon }: { readonly coupon: KnownRefundCoupon }) => {
  const words = useWords();
  const { say } = words;
  const id = useId();
  const { number, locator, ticket, amount, status, madeAt, paidAt } = coupon;
  const isPaid = status === 'paid';
  return (
    <VoucherCard
      id={id}
      name={say('coupon.name', { number })}
      amount={moneyText(amount, words)}
      badge={
        <Badge variant={isPaid ? 'neutral' : 'success'}>
          {isPaid ? say('coupon.status.paid') : say('coupon.status.unpaid')}
        </Badge>
      }
      facts={[
        [say('paper.locator'), locator],
        ...(ticket === null ? [] : [[say('open-ticket.from'), ticket] as const]),
        [say('open-ticket.made'), momentText(madeAt, words)],
        ...(paidAt === null ? [] : [[say('coupon.paid'), momentText(paidAt, words)] as const]),
      ]}
    >
      {isPaid ? null : <p>{say('coupon.use')}</p>}
    </VoucherCard>
  );
};
