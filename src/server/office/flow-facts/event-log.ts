import type { Kysely } from 'kysely';
import { defaultLanguage, isLanguage } from '#domain/values/language.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { activityTitlesIn } from './activity-title.ts';
import { eventLogRows } from './event-log-rows.ts';
import { type EventLogText, eventLogCsv, eventLogXes } from './event-log-text.ts';
import { hoursIn } from './hours-in.ts';

const formats: Readonly<Record<string, EventLogText>> = { csv: eventLogCsv, xes: eventLogXes };

/** What is wanted of the log, in words of the command line. */
export type LogWish = {
  readonly format: string;
  readonly first?: string | undefined;
  readonly last?: string | undefined;
  readonly language?: string | undefined;
};

/** The log as text, piece by piece; null for a form, a language or days that are none. */
export const eventLogOf = (
  db: Kysely<Tables>,
  { format, first = '', last = '', language = defaultLanguage }: LogWish,
): AsyncGenerator<string> | null => {
  const textOf = Object.hasOwn(formats, format) ? formats[format] : undefined;
  const hours = hoursIn({ first, last });
  return textOf === undefined || hours === null || !isLanguage(language)
    ? null
    : textOf(eventLogRows(db, hours), activityTitlesIn(language));
};
