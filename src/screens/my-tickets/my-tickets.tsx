import type { ReactNode } from 'react';
import type { Days } from '#domain/booking/history-view.ts';
import type { HistoryRead } from '#panels/history/history.flow.ts';
import { HistoryPage } from '#panels/history/history-page.tsx';
import { MembershipSidebar } from '#panels/membership-sidebar/membership-sidebar.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { BookingChoice } from './booking-choice.tsx';
import { headingOf } from './list-names.ts';
import { section } from './my-tickets.css.ts';

type Props = {
  readonly read: HistoryRead;
  readonly onDays: (days: Days) => void;
  /** The list itself. */
  readonly children: ReactNode;
};

/** What a member has bought and reserved. */
export const MyTickets = ({ read, onDays, children }: Props) => {
  const { say } = useWords();
  return (
    <Page title={say('history.title')} width="wide">
      <MembershipSidebar>
        <HistoryPage place="my-tickets" read={read} onDays={onDays}>
          <BookingChoice read={read} />
          <section className={section} aria-labelledby="bookings">
            <h2 id="bookings">{say(headingOf(read.view.bookings))}</h2>
            {children}
          </section>
        </HistoryPage>
      </MembershipSidebar>
    </Page>
  );
};
