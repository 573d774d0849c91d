import type { Language } from '#domain/values/language.ts';

export type PackagePurchasesTables = {
  /** A card of a discount package or a subscription that somebody has bought. */
  package_purchase: {
    locator: string;
    user_id: number;
    kind: 'discount-package' | 'subscription';
    name: string;
    passenger: string;
    /** Counted in days or in boardings. */
    counts: 'BOARDING' | 'DAY';
    remaining: number;
    round_trips: number;
    from_station: number;
    to_station: number;
    /** Kinds of train it is good on, with a comma between them. */
    train_type: string;
    /** Cabin classes it is good for, as a JSON array. */
    cabin_classes: string;
    fare_family: string;
    is_active: boolean;
    amount: number;
    /** How many days or boardings it held when it was bought. */
    holds: number;
    /** The payment it was bought with; null where it was bought elsewhere. */
    payment: string | null;
    cancelled_at: number | null;
    sold_at: number;
    /** ISO dates, both days in it. */
    starts: string;
    ends: string;
  };
  /** A subscription or a package that is ordered and waits for its money. */
  package_order: {
    id: string;
    user_id: number;
    product: number;
    /** What it was when it was ordered, as JSON; null in orders that are older than the catalogue. */
    as_ordered: string | null;
    /** The PNR the package has from the start. */
    locator: string;
    passenger: string;
    from_station: number;
    to_station: number;
    starts: string;
    amount: number;
    /** The language its letter is written in. */
    language: Language;
    status: 'open' | 'done' | 'refused';
    made_at: number;
    deadline: number;
    /** The payment that carried it out. */
    payment: string | null;
  };
};
