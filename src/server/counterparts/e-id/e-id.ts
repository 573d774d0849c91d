import type { Language } from '#domain/values/language.ts';

type Departure = {
  /** Comes back with the code, so that the answer can be told from a stranger's. */
  readonly state: string;
  /** The address of ours that `code` and `state` are added to. */
  readonly returnTo: string;
  readonly language: Language;
};

/** Whom the e-ID has proved. */
export type ProvedPerson = { readonly citizenshipNo: string };

/** The government's sign-in page, by authorisation code: a provider is plugged in here. */
export type Eid = {
  readonly addressFor: (departure: Departure) => string;
  /** Null when the code proves nobody. A code proves once. */
  readonly prove: (code: string) => Promise<ProvedPerson | null>;
};
