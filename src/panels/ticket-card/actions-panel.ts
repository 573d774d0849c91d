import type { ComponentType, ReactNode } from 'react';
import type { Reservation } from '#domain/booking/reservation.ts';

export type Acted = {
  readonly booking: Reservation;
  /** Draws the booking as it stands by now, with the panel of what can be done with it; told as well whether that has read it anew. */
  readonly draw: (now: Reservation, panel: ReactNode, isReadAnew: boolean) => ReactNode;
  /** What the heading of the panel is under the headings of its page. */
  readonly rank?: 'h2' | 'h4';
};

/** The panel of what can be done with a booking. It tells how the booking stands by now; null once it tells no more. */
export type ActionsPanel = Omit<Acted, 'draw'> & { readonly onNow: (now: Reservation | null) => void };

/** What carries out what can be done with a booking. */
export type WithActions = { readonly Actions: ComponentType<Acted> };
