import { FoundOpenTickets } from '#panels/history/found-open-tickets.tsx';
import type { HistoryRead } from '#panels/history/history.flow.ts';
import { RangeWrong } from '#panels/history/range-wrong.tsx';
import { AskedOfMember } from './asked-of-member.tsx';

type Own = { readonly read: HistoryRead };

/** The open tickets that an address asks for. */
export const AskedOpenTickets = ({ read: { view, days } }: Own) =>
  days === null ? (
    <RangeWrong />
  ) : (
    <AskedOfMember
      fieldsOf={(member) => ({ member, days, list: view.openTickets })}
      ask={(calls) => calls.openTickets}
    >
      {({ form, onAsk }) => <FoundOpenTickets form={form} onAsk={onAsk} />}
    </AskedOfMember>
  );
