import type { ChangeReceipt as Receipt } from '#domain/booking/change-of-tickets.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { ChangeSum } from './change-sum.tsx';

/** What came back by a change, and as what. */
export const ChangeReceipt = ({ receipt }: { readonly receipt: Receipt }) => {
  const { say } = useWords();
  const { openTicket, coupon } = receipt;
  return (
    <>
      <ChangeSum quote={receipt} />
      {openTicket === null ? null : <p>{say('change.open-ticket', { number: openTicket })}</p>}
      {coupon === null ? null : <p>{say('change.in-coupon', { number: coupon })}</p>}
    </>
  );
};
