import { FoundOpenTickets } from '#panels/history/found-open-tickets.tsx';
import { daysOf, type HistoryRead } from '#panels/history/history.flow.ts';
import { RangeWrong } from '#panels/history/range-wrong.tsx';
import { AskedOfMember } from './asked-of-member.tsx';

type Props = { readonly read: HistoryRead };

/** The open tickets that an address asks for. */
export const AskedOpenTickets = ({ read }: Props) => {
  const list = read.view.openTickets;
  const days = daysOf(read, list);
  return days === null ? (
    <RangeWrong />
  ) : (
    <AskedOfMember
      fieldsOf={(member) => ({ member, days: days === 'whole' ? null : days, list })}
      ask={(calls) => calls.openTickets}
    >
      {({ form, onAsk }) => <FoundOpenTickets form={form} onAsk={onAsk} isWhole={days === 'whole'} />}
    </AskedOfMember>
  );
};
