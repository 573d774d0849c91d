import { ticketAddresses } from '#domain/shop/ticket-addresses.ts';
import { FileLink } from '#ui/buttons/file-link.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

/** What there is of one ticket to take along: its paper, and its journeys for a calendar. */
export const TicketFiles = ({ code }: { readonly code: string }) => {
  const { say } = useWords();
  const { file, calendar } = ticketAddresses(code);
  return (
    <>
      <FileLink href={file} failed={say('ticket.file.failed')} over={say('ticket.file.over', { count: 1 })}>
        {say('ticket.file')}
      </FileLink>
      <FileLink href={calendar} failed={say('ticket.calendar.failed')}>
        {say('ticket.calendar')}
      </FileLink>
    </>
  );
};
