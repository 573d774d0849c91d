import type { CopiedTickets } from '#domain/booking/copied-tickets.ts';
import { TicketCopies } from '#panels/ticket-copies/ticket-copies.tsx';
import { WithScript } from '#ui/layout/with-script.tsx';
import { useTicketCopies } from './use-ticket-copies.ts';

/** What may be kept of these tickets on the reader's own device. `bring` loads what the page of a ticket needs. */
export const copiesBringing = (load: () => Promise<unknown>) =>
  function Copies(copied: CopiedTickets) {
    const copies = useTicketCopies(copied, load);
    return copied.addresses.length === 0 ? null : (
      <WithScript>
        <TicketCopies copies={copies} />
      </WithScript>
    );
  };
