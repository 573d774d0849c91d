import type { Migration } from 'kysely';
import { afterSale } from './migrations/2026-11-21-after-sale.ts';
import { bank } from './migrations/2026-11-21-bank.ts';
import { bookings } from './migrations/2026-11-21-bookings.ts';
import { carriedCalls } from './migrations/2026-11-21-carried-calls.ts';
import { eid } from './migrations/2026-11-21-e-id.ts';
import { flowFacts } from './migrations/2026-11-21-flow-facts.ts';
import { keeping } from './migrations/2026-11-21-keeping.ts';
import { ledger } from './migrations/2026-11-21-ledger.ts';
import { letters } from './migrations/2026-11-21-letters.ts';
import { lettersDue } from './migrations/2026-11-21-letters-due.ts';
import { network } from './migrations/2026-11-21-network.ts';
import { openTicketChoices } from './migrations/2026-11-21-open-ticket-choices.ts';
import { operations } from './migrations/2026-11-21-operations.ts';
import { packagePurchases } from './migrations/2026-11-21-package-purchases.ts';
import { permits } from './migrations/2026-11-21-permits.ts';
import { promotions } from './migrations/2026-11-21-promotions.ts';
import { seats } from './migrations/2026-11-21-seats.ts';
import { seatsExtended } from './migrations/2026-11-21-seats-extended.ts';
import { sessions } from './migrations/2026-11-21-sessions.ts';
import { settlement } from './migrations/2026-11-21-settlement.ts';
import { refundsDue } from './migrations/2026-11-21-settlement-refunds-due.ts';
import { users } from './migrations/2026-11-21-users.ts';
import { wallet } from './migrations/2026-11-21-wallet.ts';
import { world } from './migrations/2026-11-21-world.ts';
import { registrations } from './migrations/2026-11-23-registrations.ts';
import { versionsOfCustomers } from './migrations/2026-11-23-versions-of-customers.ts';
import { seatAlarms } from './migrations/2026-11-24-seat-alarms.ts';
import { endedMemberships } from './migrations/2026-11-25-ended-memberships.ts';
import { pictures } from './migrations/2026-11-25-pictures.ts';
import { savedContacts } from './migrations/2026-11-25-saved-contacts.ts';
import { seatmates } from './migrations/2026-11-25-seatmates.ts';
import { packageOrders } from './migrations/2026-11-26-package-orders.ts';
import { rentals } from './migrations/2026-11-26-rentals.ts';
import { catalogue } from './migrations/2026-11-27-catalogue.ts';
import { packagesAsOrdered } from './migrations/2026-11-27-packages-as-ordered.ts';
import { recordings } from './migrations/2026-11-28-recordings.ts';
import { rentalDocuments } from './migrations/2026-11-29-rental-papers.ts';
import { rentalsByTrain } from './migrations/2026-11-30-rentals-by-train.ts';
import { auditedFields } from './migrations/2026-12-01-audited-fields.ts';
import { forgottenAfterTheJourney } from './migrations/2026-12-02-forgotten-after-the-journey.ts';
import { languagesOfMembers } from './migrations/2026-12-02-languages-of-members.ts';
import { rentalsDue } from './migrations/2026-12-02-rentals-due.ts';
import { daysOfCatalogueActions } from './migrations/2026-12-03-days-of-catalogue-deeds.ts';
import { foundByIndex } from './migrations/2026-12-03-found-by-index.ts';
import { linkedByEid } from './migrations/2026-12-03-linked-by-e-id.ts';
import { figures } from './migrations/2026-12-04-figures.ts';
import { heldFor } from './migrations/2026-12-05-held-for.ts';
import { reservationMarks } from './migrations/2026-12-06-reservation-marks.ts';
import { flowEvents } from './migrations/2026-12-07-flow-events.ts';
import { provenBookings } from './migrations/2026-12-07-proven-bookings.ts';
import { flowWays } from './migrations/2026-12-08-flow-ways.ts';
import { rentalsHeldFor } from './migrations/2026-12-09-rentals-held-for.ts';
import { walletPhone } from './migrations/2026-12-10-wallet-phone.ts';
import { knownBrowsers } from './migrations/2026-12-11-known-browsers.ts';
import { searchesKeptFor } from './migrations/2026-12-11-searches-kept-for.ts';

/** Every step of the store, in the order of the names. A step that has been released never changes: a new one is added. */
export const migrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-flow-facts': flowFacts,
  '2026-11-21-keeping': keeping,
  '2026-11-21-ledger': ledger,
  '2026-11-21-letters': letters,
  '2026-11-21-network': network,
  '2026-11-21-operations': operations,
  '2026-11-21-e-id': eid,
  '2026-11-21-seats': seats,
  '2026-11-21-sessions': sessions,
  '2026-11-21-users': users,
  '2026-11-21-world': world,
  '2026-11-21-bookings': bookings,
  '2026-11-21-after-sale': afterSale,
  '2026-11-21-package-purchases': packagePurchases,
  '2026-11-21-permits': permits,
  '2026-11-21-open-ticket-choices': openTicketChoices,
  '2026-11-21-bank': bank,
  '2026-11-21-promotions': promotions,
  '2026-11-21-settlement': settlement,
  '2026-11-21-settlement-refunds-due': refundsDue,
  '2026-11-21-wallet': wallet,
  '2026-11-21-letters-due': lettersDue,
  '2026-11-21-seats-extended': seatsExtended,
  '2026-11-21-carried-calls': carriedCalls,
  '2026-11-23-registrations': registrations,
  '2026-11-23-versions-of-customers': versionsOfCustomers,
  '2026-11-24-seat-alarms': seatAlarms,
  '2026-11-25-ended-memberships': endedMemberships,
  '2026-11-25-pictures': pictures,
  '2026-11-25-saved-contacts': savedContacts,
  '2026-11-25-seatmates': seatmates,
  '2026-11-26-package-orders': packageOrders,
  '2026-11-26-rentals': rentals,
  '2026-11-27-catalogue': catalogue,
  '2026-11-27-packages-as-ordered': packagesAsOrdered,
  '2026-11-28-recordings': recordings,
  '2026-11-29-rental-papers': rentalDocuments,
  '2026-11-30-rentals-by-train': rentalsByTrain,
  '2026-12-01-audited-fields': auditedFields,
  '2026-12-02-forgotten-after-the-journey': forgottenAfterTheJourney,
  '2026-12-02-languages-of-members': languagesOfMembers,
  '2026-12-02-rentals-due': rentalsDue,
  '2026-12-03-days-of-catalogue-deeds': daysOfCatalogueActions,
  '2026-12-03-found-by-index': foundByIndex,
  '2026-12-03-linked-by-e-id': linkedByEid,
  '2026-12-04-figures': figures,
  '2026-12-05-held-for': heldFor,
  '2026-12-06-reservation-marks': reservationMarks,
  '2026-12-07-flow-events': flowEvents,
  '2026-12-07-proven-bookings': provenBookings,
  '2026-12-08-flow-ways': flowWays,
  '2026-12-09-rentals-held-for': rentalsHeldFor,
  '2026-12-10-wallet-phone': walletPhone,
  '2026-12-11-known-browsers': knownBrowsers,
  '2026-12-11-searches-kept-for': searchesKeptFor,
};
