import type { Bank } from '#server/counterparts/bank/bank.ts';
import type { RentalSupplier } from '#server/counterparts/rental/rental-supplier.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import type { RailwayContext } from '#server/railway/context/railway-context.ts';
import type { Seats } from '#server/sale/holds/seats.ts';
import type { Payments } from '#server/sale/settlement/payments.ts';

/** What every call of the sale and of the office may lean on. */
export type AppContext = PeopleContext &
  RailwayContext & {
    readonly bank: Bank;
    /** The miles programme, asked as a bank is. */
    readonly miles: Bank;
    readonly payments: Payments;
    readonly rentalSupplier: RentalSupplier;
    readonly seats: Seats;
  };
