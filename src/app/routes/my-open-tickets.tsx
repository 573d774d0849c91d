import { useHistory } from '#app/hooks/use-history.ts';
import { AskedOpenTickets } from '#app/member/asked-open-tickets.tsx';
import { historyReads, preparedHistory } from '#app/member/prepared-history.ts';
import type { Place, Shown } from '#app/routing/place.ts';
import { MyOpenTickets } from '#screens/my-open-tickets/my-open-tickets.tsx';

const MyOpenTicketsPlace = ({ drawn }: Shown) => {
  const { read, onDays } = useHistory('my-open-tickets', drawn);
  return (
    <MyOpenTickets read={read} onDays={onDays}>
      <AskedOpenTickets read={read} />
    </MyOpenTickets>
  );
};

export const place: Place = {
  head: {
    title: 'head.my-open-tickets.title',
    description: 'head.my-open-tickets.description',
    keywords: 'head.my-open-tickets.keywords',
  },
  Screen: MyOpenTicketsPlace,
  reads: historyReads,
  prepare: preparedHistory('my-open-tickets'),
};
