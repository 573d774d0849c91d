import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { RegistrationDraft } from '#domain/member/registration.ts';
import type { AddressName } from '#domain/shop/addresses.ts';
import type { Environment } from '#domain/values/environment.ts';
import type { alertMachine } from '#machines/alert/alert.machine.ts';
import type { bookingMachine } from '#machines/booking/booking.machine.ts';
import type { carRentalMachine } from '#machines/car-rental/car-rental.machine.ts';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { useProvided } from '#ui/hooks/use-provided.ts';
import type { Typing } from './typing.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type RegistrationActor = ActorRefFrom<typeof registrationMachine>;
export type AlertActor = ActorRefFrom<typeof alertMachine>;
export type RentalActor = ActorRefFrom<typeof carRentalMachine>;
export type BookingActor = ActorRefFrom<typeof bookingMachine>;

/** The flows that live beside every page, and those in front, with what they keep. They are null on the server and until first needed. */
export type LiveFlows = {
  readonly session: SessionActor | null;
  readonly alert: AlertActor | null;
  readonly booking: BookingActor | null;
  readonly rental: RentalActor | null;
  readonly registration: RegistrationActor | null;
  /** What this tab keeps of a registration from page to page; it comes once somebody registers. */
  readonly enteredRegistration: (() => Promise<Typing<RegistrationDraft>>) | null;
};

/** What a panel knows of the shop around it. */
export type Shop = LiveFlows & {
  readonly environment: Environment;
  /** The place the reader is at. */
  readonly place: AddressName;
  /** The server's hour, in epoch milliseconds. */
  readonly now: () => number;
  /** Where all flows stand is written down, or cannot be in time. */
  readonly saved: () => Promise<void>;
};

export const ShopContext = createContext<Shop | null>(null);

export const useShop = (): Shop => useProvided(ShopContext);
