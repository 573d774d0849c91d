import { daysOf } from '#panels/history/history.flow.ts';
import { RangeWrong } from '#panels/history/range-wrong.tsx';
import { FoundCoupons } from '#screens/open-tickets-and-coupons/found-coupons.tsx';
import { OpenTicketsAndCoupons } from '#screens/open-tickets-and-coupons/open-tickets-and-coupons.tsx';
import { AskedOfMember } from '../asked-of-member.tsx';
import { AskedOpenTickets } from '../asked-open-tickets.tsx';
import type { Place, Shown } from '../place.ts';
import { historyReads, preparedHistory } from '../prepared-history.ts';
import { useHistory } from '../use-history.ts';

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
