import { heldTicketsOf } from '#domain/booking/held-tickets.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { addresses } from '#domain/shop/addresses.ts';
import type { Words } from '#i18n/words.ts';
import type { WithActions } from '#panels/ticket-card/actions-panel.ts';
import type { Keeping } from '#panels/ticket-card/bought-tickets.tsx';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { FoundBooking } from './found-booking.tsx';
import { LookupForm } from './lookup-form.tsx';
import { MailLink } from './mail-link.tsx';
import { OpenLink } from './open-link.tsx';
import * as styles from './ticket-search.css.ts';
import type { LinkActor, LookupActor, OpenActor, PostedLookup } from './ticket-search.flow.ts';

/** Before it is paid a booking is a reservation in the reader's words, and it stays one when it is given up. */
const foundTitle = (found: Reservation, { say }: Words): string =>
  heldTicketsOf(found).some(({ ticket }) => ticket.number !== null)
    ? say('lookup.found.heading')
    : say('lookup.found.reservation');

type Props = Keeping &
  WithActions & {
    readonly form: LookupActor;
    readonly link: LinkActor;
    readonly opening: OpenActor;
    /** The code of a mailed link the reader has followed; empty without one. */
    readonly code: string;
    /** The PNR a link has brought; empty without one. */
    readonly lookedFor: string;
    readonly posted: PostedLookup | null;
  };

/** Begins anew, with nothing of what was found left on the page. */
const Again = () => {
  const { say } = useWords();
  return (
    <form action={addresses['ticket-search'].path} method="get" className="no-print">
      <Button type="submit">{say('lookup.again')}</Button>
    </form>
  );
};

/** Finds a booking by what a traveller knows of it, or by the link that was mailed to its address. */
export const TicketSearch = ({ form, link, opening, code, lookedFor, posted, Copies, Actions }: Props) => {
  const words = useWords();
  const { say } = words;
  const lookup = useSubmission(form);
  const opened = useSubmission(opening);
  const before = lookup.state === 'editing.fresh' ? posted : null;
  const found = opened.granted ?? lookup.granted ?? before?.found;
  const refusal = before?.refusal ?? lookup.refusal;
  return (
    <Page
      title={found ? foundTitle(found, words) : say('lookup.title')}
      {...(found ? {} : { lead: say('lookup.lead') })}
      width={found ? 'wide' : 'narrow'}
    >
      <div className={styles.found} data-flow="submission" data-state={lookup.state}>
        {found ? (
          <>
            <FoundBooking
              found={found}
              proof={<MailLink link={link} entered={lookup.fields} of="found" />}
              Copies={Copies}
              Actions={Actions}
            />
            <Again />
          </>
        ) : (
          <>
            {code === '' ? null : <OpenLink opening={opening} code={code} />}
            <LookupForm
              form={form}
              isMain={code === ''}
              lookedFor={lookedFor}
              posted={posted}
              refusal={refusal}
            />
            {refusal === 'more-proof-needed' ? (
              <MailLink link={link} entered={lookup.fields} of="unproved" />
            ) : null}
            <div>
              <LinkButton variant="quiet" href={addresses['open-ticket-search'].path}>
                {say('coupon-lookup.title')}
              </LinkButton>
            </div>
          </>
        )}
      </div>
    </Page>
  );
};
