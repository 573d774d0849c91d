import type { RentalCancelReason } from '#domain/rental/rental-reservation.ts';
import type { RentalOrderStatus } from '#domain/rental/rental-seen.ts';

export type RentalsTables = {
  /** Cars that were found for a wish, at the prices they were found at. Nobody is named in it. */
  rental_search: {
    id: string;
    /** The wish, its offices and the cars, as JSON of the wire. */
    wish: string;
    pick_up: string;
    drop_off: string;
    offers: string;
    kept_until: number;
    /** The marks of the network and the browser it is kept for. */
    asked_from: number | null;
    asked_by: number | null;
  };
  /** A car that is wanted, and had once it is paid for. */
  rental_order: {
    number: string;
    status: RentalOrderStatus;
    /** In which list the car was found. */
    search: string;
    user_id: number | null;
    language: string;
    wish: string;
    pick_up: string;
    drop_off: string;
    offer: string;
    pick_up_at: number;
    drop_off_at: number;
    driver_name: string;
    /** The surname folded for lookups. */
    surname_key: string;
    contact_email: string;
    /** The train that brings its driver, as they named it; empty where they named none. */
    train_pnr: string;
    amount: number;
    made_at: number;
    deadline: number;
    payment: string | null;
    /** When its letter was written. */
    told_at: number | null;
    cancelled_at: number | null;
    cancel_reason: RentalCancelReason | null;
    refunded: number;
    /** Marks of the network and of the browser that asked for it, as long as it is not paid; null for whoever has no name. */
    asked_from: number | null;
    asked_by: number | null;
  };
  /** The driver and the invoice stand apart and are kept shortest. */
  rental_driver: {
    number: string;
    /** As JSON. */
    driver: string;
    /** After this instant the row is forgotten. */
    forget_at: number;
  };
  /** What the simulated supplier keeps: one row for each car somebody asked for, so that it is given to one at a time. */
  supplier_car: { id: string };
  supplier_rental: {
    key: string;
    car: string;
    pick_up_at: number;
    drop_off_at: number;
    hold_until: number;
    state: 'held' | 'confirmed' | 'cancelled';
  };
  /** What the simulated supplier was told of a driver: the papers, the invoice and the train. */
  supplier_driver: {
    key: string;
    /** As JSON. */
    driver: string;
    /** After this instant the row is forgotten. */
    forget_at: number;
  };
};
