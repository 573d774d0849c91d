import type { ReactNode } from 'react';
import { refundCouponLists } from '#domain/booking/history-lists.ts';
import { type Days, historyAddress } from '#domain/booking/history-view.ts';
import type { HistoryRead } from '#panels/history/history.flow.ts';
import { HistoryPage } from '#panels/history/history-page.tsx';
import { OpenTicketsSection } from '#panels/history/open-tickets-section.tsx';
import { MembershipSidebar } from '#panels/membership-sidebar/membership-sidebar.tsx';
import { ChoiceGroup, ChoiceLink } from '#ui/buttons/choice-links.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { section } from './open-tickets-and-coupons.css.ts';

type Props = {
  readonly read: HistoryRead;
  readonly onDays: (days: Days) => void;
  /** The lists themselves. */
  readonly openTickets: ReactNode;
  readonly coupons: ReactNode;
};

const place = 'open-tickets-and-coupons';

/** What a member may still travel with or be paid. */
export const OpenTicketsAndCoupons = ({ read, onDays, openTickets, coupons }: Props) => {
  const { say } = useWords();
  const { view, named } = read;
  const names = { UNPAID: say('coupon.list.unpaid'), PAID: say('coupon.list.paid') };
  return (
    <Page title={say('coupon.title')} width="wide">
      <MembershipSidebar>
        <HistoryPage place={place} read={read} onDays={onDays}>
          <OpenTicketsSection place={place} read={read}>
            {openTickets}
          </OpenTicketsSection>
          <section className={section} aria-labelledby="coupons">
            <h2 id="coupons">{say('coupon.heading')}</h2>
            <ChoiceGroup name={say('history.show-which')}>
              {refundCouponLists.toReversed().map((list) => (
                <ChoiceLink
                  key={list}
                  href={historyAddress(place, { view: { ...view, coupons: list }, days: named })}
                  isOn={list === view.coupons}
                >
                  {names[list]}
                </ChoiceLink>
              ))}
            </ChoiceGroup>
            {coupons}
          </section>
        </HistoryPage>
      </MembershipSidebar>
    </Page>
  );
};
