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
    train_type: string;
    /** Cabin classes it is good for, as a JSON array. */
    cabin_classes: string;
    fare_family: string;
    is_active: boolean;
    amount: number;
    sold_at: number;
    /** ISO dates, both days in it. */
    starts: string;
    ends: string;
  };
};
