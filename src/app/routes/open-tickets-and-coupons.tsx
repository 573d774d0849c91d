import { useHistory } from '#app/hooks/use-history.ts';
import { AskedOfMember } from '#app/member/asked-of-member.tsx';
import { AskedOpenTickets } from '#app/member/asked-open-tickets.tsx';
import { historyReads, preparedHistory } from '#app/member/prepared-history.ts';
import type { Place, Shown } from '#app/routing/place.ts';
import { daysOf } from '#panels/history/history.flow.ts';
import { RangeWrong } from '#panels/history/range-wrong.tsx';
import { FoundCoupons } from '#screens/open-tickets-and-coupons/found-coupons.tsx';
import { OpenTicketsAndCoupons } from '#screens/open-tickets-and-coupons/open-tickets-and-coupons.tsx';

const OpenTicketsAndCouponsPlace = ({ drawn }: Shown) => {
  const { read, onDays } = useHistory('open-tickets-and-coupons', drawn);
  const { view } = read;
  const days = daysOf(read, view.coupons);
  const coupons =
    days === null ? (
      <RangeWrong />
    ) : (
      <AskedOfMember
        fieldsOf={(member) => ({ member, days: days === 'whole' ? null : days, list: view.coupons })}
        ask={(calls) => calls.coupons}
      >
        {({ form, onAsk }) => <FoundCoupons form={form} onAsk={onAsk} isWhole={days === 'whole'} />}
      </AskedOfMember>
    );
  return (
    <OpenTicketsAndCoupons
      read={read}
      onDays={onDays}
      openTickets={<AskedOpenTickets read={read} />}
      coupons={coupons}
    />
  );
};

export const place: Place = {
  head: {
    title: 'head.open-tickets-and-coupons.title',
    description: 'head.open-tickets-and-coupons.description',
    keywords: 'head.open-tickets-and-coupons.keywords',
  },
  Screen: OpenTicketsAndCouponsPlace,
  reads: historyReads,
  prepare: preparedHistory('open-tickets-and-coupons'),
};
