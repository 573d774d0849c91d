import type { Gender } from '#domain/values/gender.ts';

/** Whom the register is asked about. */
export type IdentityAsked = {
  readonly citizenshipNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender | null;
  /** ISO day, or the year alone. */
  readonly birth: string | null;
};

/** The state's register of persons. It says yes or no, and nothing else; or that it cannot be asked. */
export type IdentityRegister = {
  readonly verify: (asked: IdentityAsked) => Promise<'yes' | 'no' | 'unreachable'>;
};
