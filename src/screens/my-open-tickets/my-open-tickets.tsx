import type { ReactNode } from 'react';
import type { Days } from '#domain/booking/history-view.ts';
import { addresses } from '#domain/shop/addresses.ts';
import type { HistoryRead } from '#panels/history/history.flow.ts';
import { HistoryPage } from '#panels/history/history-page.tsx';
import { OpenTicketsSection } from '#panels/history/open-tickets-section.tsx';
import { MembershipSidebar } from '#panels/membership-sidebar/membership-sidebar.tsx';
import { LoneLink } from '#ui/buttons/lone-link.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';

type Props = {
  readonly read: HistoryRead;
  readonly onDays: (days: Days) => void;
  /** The list itself. */
  readonly children: ReactNode;
};

/** The open tickets of a member, and nothing else. */
export const MyOpenTickets = ({ read, onDays, children }: Props) => {
  const { say } = useWords();
  return (
    <Page title={say('open-ticket.title')} lead={say('open-ticket.lead')} width="wide">
      <MembershipSidebar>
        <HistoryPage place="my-open-tickets" read={read} onDays={onDays}>
          <OpenTicketsSection place="my-open-tickets" read={read}>
            {children}
          </OpenTicketsSection>
          <LoneLink>
            <a href={addresses['open-tickets-and-coupons'].path}>{say('open-ticket.to-coupons')}</a>
          </LoneLink>
        </HistoryPage>
      </MembershipSidebar>
    </Page>
  );
};
