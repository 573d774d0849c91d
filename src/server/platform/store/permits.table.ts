export type PermitsTables = {
  /** The right of the railway's own people to travel. Whose it is can be proved by it and not read from it. */
  permit: {
    number: string;
    holder_hash: string;
    /** ISO dates, both days in it. */
    valid_from: string;
    valid_until: string;
    /** Extra services cost its holder nothing. */
    frees_extras: boolean;
  };
};
