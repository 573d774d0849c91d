import type { ReactNode } from 'react';
import { openTicketLists } from '#domain/booking/history-lists.ts';
import { type HistoryPlace, historyAddress } from '#domain/booking/history-view.ts';
import { ChoiceGroup, ChoiceLink } from '#ui/buttons/choice-links.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { HistoryRead } from './history.flow.ts';
import * as styles from './history-page.css.ts';

type Props = {
  readonly place: HistoryPlace;
  readonly read: HistoryRead;
  /** The list itself. */
  readonly children: ReactNode;
};

/** The open tickets of a member: those that can be used, or those that were. */
export const OpenTicketsSection = ({ place, read: { view, named }, children }: Props) => {
  const { say } = useWords();
  const names = { UNUSED: say('open-ticket.list.unused'), USED: say('open-ticket.list.used') };
  return (
    <section className={styles.section} aria-labelledby="open-tickets">
      <h2 id="open-tickets">{say('open-ticket.heading')}</h2>
      <ChoiceGroup name={say('history.show-which')}>
        {openTicketLists.toReversed().map((list) => (
          <ChoiceLink
            key={list}
            href={historyAddress(place, { view: { ...view, openTickets: list }, days: named })}
            isOn={list === view.openTickets}
          >
            {names[list]}
          </ChoiceLink>
        ))}
      </ChoiceGroup>
      {children}
    </section>
  );
};
