import { reservationLists, ticketLists } from '#domain/booking/history-lists.ts';
import { type BookingList, historyAddress } from '#domain/booking/history-view.ts';
import type { HistoryRead } from '#panels/history/history.flow.ts';
import { ChoiceGroup, ChoiceLink } from '#ui/buttons/choice-links.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { listNames } from './list-names.ts';
import { choices } from './my-tickets.css.ts';

/** Which list of tickets or reservations is shown. */
export const BookingChoice = ({ read: { view, named } }: { readonly read: HistoryRead }) => {
  const { say } = useWords();
  const { bookings } = view;
  const link = (to: BookingList, name: string) => (
    <ChoiceLink
      key={to.list}
      href={historyAddress('my-tickets', { view: { ...view, bookings: to }, days: named })}
      isOn={to.of === bookings.of && to.list === bookings.list}
    >
      {name}
    </ChoiceLink>
  );
  return (
    <div className={choices}>
      <ChoiceGroup name={say('history.tickets')}>
        {ticketLists.map((list) => link({ of: 'tickets', list }, say(listNames.tickets[list])))}
      </ChoiceGroup>
      <ChoiceGroup name={say('history.reservations')}>
        {reservationLists.map((list) =>
          link({ of: 'reservations', list }, say(listNames.reservations[list])),
        )}
      </ChoiceGroup>
    </div>
  );
};
