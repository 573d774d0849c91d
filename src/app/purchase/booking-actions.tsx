import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SnapshotFrom, Subscription } from 'xstate';
import { useDeparture } from '#app/hooks/use-departure.ts';
import { useLostFocus } from '#app/hooks/use-lost-focus.ts';
import { useRecordedFlow } from '#app/hooks/use-recorded-flow.ts';
import { deadlineBy } from '#app/ports/deadline.ts';
import {
  bookingNow,
  extraServicesOver,
  giveUpOver,
  reservationOptionOver,
  ticketActionsOver,
} from '#app/ports/tickets.ts';
import { ticketChangeOf } from '#domain/booking/change-of-tickets.ts';
import { changingPathOf } from '#domain/booking/changing-address.ts';
import { purchaseStatusOf } from '#domain/booking/purchase-status.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { soldTicketsOf } from '#domain/booking/ticket-deal.ts';
import { payingOrderPathOf, payingPathOf } from '#domain/shop/paying-address.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { reservationOptionMachine } from '#machines/reservation-option/reservation-option.machine.ts';
import { bookingOf as reservedOf } from '#machines/reservation-option/reservation-option.selectors.ts';
import { ticketActionsMachine } from '#machines/ticket-actions/ticket-actions.machine.ts';
import { bookingOf as boughtOf } from '#machines/ticket-actions/ticket-actions.selectors.ts';
import {
  type ExtrasOutcome,
  type ExtrasRefusal,
  type ExtrasWish,
  noWish,
} from '#panels/extra-services/extra-services.flow.ts';
import { ExtraServices } from '#panels/extra-services/extra-services.tsx';
import type { GivenUp, GiveUpRefusal } from '#panels/open-sale/open-sale.flow.ts';
import { OpenSale } from '#panels/open-sale/open-sale.tsx';
import { GoneReservation } from '#panels/reservation-option/gone-reservation.tsx';
import { ReservationOption } from '#panels/reservation-option/reservation-option.tsx';
import { partOf as partOfOption } from '#panels/reservation-option/reservation-option-views.ts';
import { TicketActions } from '#panels/ticket-actions/ticket-actions.tsx';
import {
  partOf as partOfActions,
  type TicketActionsActor,
} from '#panels/ticket-actions/ticket-actions-views.ts';
import type { ActionsPanel } from '#panels/ticket-card/actions-panel.ts';
import { useFlow } from '#panels/use-flow.ts';

const giveUpDrawn = submissionOf<GivenUp, Reservation, GiveUpRefusal>();
const givenUpOf = ({ context }: SnapshotFrom<typeof giveUpDrawn>) => context.granted;
const bookingAsked = { type: 'booking.asked' } as const;
const extrasDrawn = submissionOf<ExtrasWish, ExtrasOutcome, ExtrasRefusal>();
const grantedKindOf = ({ context }: SnapshotFrom<typeof extrasDrawn>) => context.granted?.kind ?? 'wishing';

type OnWay = ActionsPanel & {
  /** The payment and the change are other purchases: each begins on a page of its own. */
  readonly leaveFor: (path: string) => void;
};

/** Tells the page how the booking stands, before it is seen to stand otherwise in the panel. */
const useReportedBooking = (now: Reservation, onNow: ActionsPanel['onNow']): void => {
  useLayoutEffect(() => onNow(now), [now, onNow]);
  useLayoutEffect(() => () => onNow(null), [onNow]);
};

const OfReservation = ({ booking, onNow, leaveFor, rank = 'h2' }: OnWay) => {
  const { gateway, clock } = useRouter().options.context;
  const [machine] = useState(() =>
    reservationOptionMachine.provide({ actors: reservationOptionOver(gateway, clock) }),
  );
  const option = useRecordedFlow(machine, { booking }, () => booking.locator);
  useEffect(() => {
    const ending = option.subscribe({
      // A flow that is stopped because its place was left completes too.
      complete: () => {
        if (option.getSnapshot().status === 'done') leaveFor(payingPathOf(booking.locator));
      },
    });
    return () => ending.unsubscribe();
  }, [option, booking, leaveFor]);
  useReportedBooking(useFlow(option, reservedOf, booking), onNow);
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(useFlow(option, partOfOption, 'held'), heading);
  return <ReservationOption option={option} rank={rank} heading={heading} />;
};

type Extras = Pick<Required<OnWay>, 'booking' | 'leaveFor' | 'rank'> & {
  /** The tickets have services they had not before. */
  readonly onHad: () => void;
};

const ExtrasOfTickets = ({ booking, rank, leaveFor, onHad }: Extras) => {
  const { gateway, clock } = useRouter().options.context;
  const [machine] = useState(() =>
    extrasDrawn.provide({ actors: extraServicesOver(gateway, deadlineBy(clock)) }),
  );
  const { locator } = booking;
  const form = useRecordedFlow(machine, { fields: noWish(locator) }, () => locator);
  useEffect(() => {
    let before = form.getSnapshot().context.granted;
    const ordering = form.subscribe(({ context: { granted } }) => {
      if (granted?.kind === 'due') leaveFor(payingOrderPathOf(locator, granted.order.order));
      if (granted?.kind === 'had' && granted !== before) onHad();
      before = granted;
    });
    return () => ordering.unsubscribe();
  }, [form, locator, leaveFor, onHad]);
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(useFlow(form, grantedKindOf, 'wishing'), heading);
  return <ExtraServices form={form} booking={booking} rank={rank} heading={heading} />;
};

/** Tickets that have something more are read anew, as soon as no question stands before the reader. */
const useReadingAnew = (actions: TicketActionsActor): (() => void) => {
  const waiting = useRef<Subscription | null>(null);
  useEffect(() => () => waiting.current?.unsubscribe(), []);
  return useCallback(() => {
    const readIfMay = (snapshot: SnapshotFrom<TicketActionsActor>) => {
      if (!snapshot.can(bookingAsked)) return;
      waiting.current?.unsubscribe();
      actions.send(bookingAsked);
    };
    waiting.current?.unsubscribe();
    waiting.current = actions.subscribe(readIfMay);
    readIfMay(actions.getSnapshot());
  }, [actions]);
};

const OfTickets = ({ booking, onNow, leaveFor, rank = 'h2' }: OnWay) => {
  const { gateway, clock } = useRouter().options.context;
  const [machine] = useState(() =>
    ticketActionsMachine.provide({ actors: ticketActionsOver(gateway, clock) }),
  );
  const actions = useRecordedFlow(machine, { booking, now: clock.now() }, () => booking.locator);
  useEffect(() => {
    const ending = actions.subscribe({
      complete: () => {
        const { status, context } = actions.getSnapshot();
        if (status === 'done') leaveFor(changingPathOf(ticketChangeOf(context.booking, context.chosen)));
      },
    });
    return () => ending.unsubscribe();
  }, [actions, leaveFor]);
  const now = useFlow(actions, boughtOf, booking);
  const readAnew = useReadingAnew(actions);
  useReportedBooking(now, onNow);
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(useFlow(actions, partOfActions, 'choice'), heading);
  return (
    <>
      <TicketActions actions={actions} rank={rank} heading={heading} />
      <ExtrasOfTickets booking={now} rank={rank} leaveFor={leaveFor} onHad={readAnew} />
    </>
  );
};

const OfSale = ({ booking, onNow, rank = 'h2' }: ActionsPanel) => {
  const { gateway, clock } = useRouter().options.context;
  const [machine] = useState(() => giveUpDrawn.provide({ actors: giveUpOver(gateway, clock) }));
  const form = useRecordedFlow(machine, { fields: { locator: booking.locator } }, () => booking.locator);
  const now = useFlow(form, givenUpOf, null) ?? booking;
  useReportedBooking(now, onNow);
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(now === booking ? 'waiting' : 'given-up', heading);
  return <OpenSale form={form} booking={now} rank={rank} heading={heading} />;
};

const OfGone = ({ booking, onNow, rank = 'h2' }: ActionsPanel) => {
  useReportedBooking(booking, onNow);
  return <GoneReservation booking={booking} rank={rank} />;
};

const ActionsNow = (panel: OnWay) => {
  switch (purchaseStatusOf(panel.booking)) {
    case 'reserved':
      return <OfReservation {...panel} />;
    case 'open':
      return <OfSale {...panel} />;
    default:
      return soldTicketsOf(panel.booking).length > 0 ? <OfTickets {...panel} /> : <OfGone {...panel} />;
  }
};

type PanelView = { readonly visit: number; readonly read: Reservation | null };

/** What may be done with a booking, by what it was when its reader came, or came back: a reservation, a sale to be paid, or tickets. */
export const BookingActions = ({ booking, onNow, ...rest }: ActionsPanel) => {
  const last = useRef(booking);
  const [{ visit, read }, setBack] = useState<PanelView>({ visit: 0, read: null });
  const { gateway } = useRouter().options.context;
  const comeBack = async () => {
    // It may have been paid, changed or given up meanwhile; unread it stands as it was left.
    const now = await bookingNow(gateway, last.current.locator).catch(() => null);
    const currentBooking = now?.ok ? now.value : last.current;
    setBack((before) => ({ visit: before.visit + 1, read: currentBooking }));
  };
  const leaveFor = useDeparture(() => void comeBack(), purchaseStatusOf(read ?? booking) === 'open');
  const reportBooking = useCallback(
    (now: Reservation | null) => {
      if (now !== null) last.current = now;
      onNow(now);
    },
    [onNow],
  );
  return (
    <ActionsNow {...rest} key={visit} booking={read ?? booking} leaveFor={leaveFor} onNow={reportBooking} />
  );
};
