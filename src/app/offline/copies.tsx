import { TicketCopies } from '#panels/ticket-copies/ticket-copies.tsx';
import { WithScript } from '#ui/with-script.tsx';
import { useTicketCopies } from './use-ticket-copies.ts';

type Own = { readonly addresses: readonly string[] };

/** What may be kept of these tickets on the reader's own device. `bring` loads what the page of a ticket needs. */
export const copiesBringing = (bring: () => Promise<unknown>) =>
  function Copies({ addresses }: Own) {
    return (
      <WithScript>
        <TicketCopies copies={useTicketCopies(addresses, bring)} />
      </WithScript>
    );
  };
