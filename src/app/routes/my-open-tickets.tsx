import { MyOpenTickets } from '#screens/my-open-tickets/my-open-tickets.tsx';
import { AskedOpenTickets } from '../asked-open-tickets.tsx';
import type { Place, Shown } from '../place.ts';
import { historyReads, preparedHistory } from '../prepared-history.ts';
import { useHistory } from '../use-history.ts';

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
