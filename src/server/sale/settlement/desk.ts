import type { Kysely, Transaction } from 'kysely';
import { type Answer, granted } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** What is owed, and until when it may be paid. */
export type Due = { readonly amount: Kurus; readonly deadline: number; readonly locator: string };

type Within = Transaction<Tables>;

/** What another said, to be heard in the step that rests on it. */
export type Word = (within: Within) => Promise<Answer<null, string>>;

/** Where nobody else is asked. */
export const agreed: Word = () => Promise.resolve(granted(null));

/**
 * The side of a payment that owns what is bought. Every action runs inside a transaction of the settlement and may be
 * asked again: the second time changes nothing.
 */
export type Desk = {
  /** In whose name the card must be that pays; left out by a desk that takes anybody's. */
  readonly holder?: (db: Kysely<Tables>, subject: string) => Promise<string | null>;
  /** Asks whoever must agree before anything is issued, however slow they are: outside of any transaction. */
  readonly ask?: (db: Kysely<Tables>, subject: string) => Promise<Word>;
  readonly due: (within: Within, subject: string, now: number) => Promise<Due | null>;
  /** Turns what is held into tickets; refused when it can no longer be had or was taken from sale, and then the money goes back. */
  readonly issue: (
    within: Within,
    subject: string,
    payment: string,
    now: number,
    word: Word,
  ) => Promise<Answer<null, 'no-longer-held' | 'wagon-closed'>>;
  /** Tells the passenger, by letters of the outbox. */
  readonly notify: (within: Within, subject: string, payment: string, now: number) => Promise<void>;
  readonly refused: (within: Within, subject: string, payment: string, now: number) => Promise<void>;
  /** Money that was taken has gone back: the passenger is told. */
  readonly returned?: (within: Within, subject: string, amount: Kurus) => Promise<void>;
};
