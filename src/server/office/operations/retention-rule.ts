import type { RawBuilder } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';

/** What goes when. `fields` null takes the whole row; otherwise each field is put to what stands beside it. */
export type RetentionRule = {
  readonly table: keyof Tables;
  readonly fields: Readonly<Record<string, null | ''>> | null;
  /** How long it is kept, and from when, in milliseconds. */
  readonly keeps: number;
  readonly since: string;
  /** Whether a row is older than allowed. */
  readonly due: (olderThan: number, now: number) => RawBuilder<boolean>;
};
