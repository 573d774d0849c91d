import { useHistory } from '#app/hooks/use-history.ts';
import { AskedOfMember } from '#app/member/asked-of-member.tsx';
import { historyReads, preparedHistory } from '#app/member/prepared-history.ts';
import { LazyActions } from '#app/purchase/lazy-actions.tsx';
import type { Place, Shown } from '#app/routing/place.ts';
import { daysOf } from '#panels/history/history.flow.ts';
import { RangeWrong } from '#panels/history/range-wrong.tsx';
import { FoundBookings } from '#screens/my-tickets/found-bookings.tsx';
import { MyTickets } from '#screens/my-tickets/my-tickets.tsx';

const MyTicketsPlace = ({ drawn }: Shown) => {
  const { read, onDays } = useHistory('my-tickets', drawn);
  const { view } = read;
  const days = daysOf(read, view.bookings.list);
  return (
    <MyTickets read={read} onDays={onDays}>
      {days === null ? (
        <RangeWrong />
      ) : (
        <AskedOfMember
          fieldsOf={(member) => ({ member, days: days === 'whole' ? null : days, list: view.bookings })}
          ask={(calls) => calls.bookings}
        >
          {({ form, onAsk }) => (
            <FoundBookings form={form} onAsk={onAsk} isWhole={days === 'whole'} Actions={LazyActions} />
          )}
        </AskedOfMember>
      )}
    </MyTickets>
  );
};

export const place: Place = {
  head: {
    title: 'head.my-tickets.title',
    description: 'head.my-tickets.description',
    keywords: 'head.my-tickets.keywords',
  },
  Screen: MyTicketsPlace,
  reads: historyReads,
  prepare: preparedHistory('my-tickets'),
};
