import type { KnownRefundCoupon } from '#domain/booking/known-coupon.ts';
import { AskedList } from '#panels/history/asked-list.tsx';
import type { ListActor } from '#panels/history/history.flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardList } from '#ui/layout/card-list.tsx';
import { CouponCard } from './coupon-card.tsx';

type Props<Fields> = {
  readonly form: ListActor<Fields, KnownRefundCoupon>;
  readonly onAsk: () => void;
  readonly isWhole: boolean;
};

/** The refund coupons that were found. */
export const FoundCoupons = <Fields,>({ form, onAsk, isWhole }: Props<Fields>) => {
  const { say } = useWords();
  return (
    <AskedList form={form} onAsk={onAsk} isWhole={isWhole} none={{ title: say('coupon.none') }}>
      {(found) => (
        <CardList items={found} keyOf={({ number }) => number}>
          {(coupon) => <CouponCard coupon={coupon} />}
        </CardList>
      )}
    </AskedList>
  );
};
