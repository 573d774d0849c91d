import type { formatMessage } from '@formatjs/intl';

type Messages = Parameters<typeof formatMessage>[0]['messages'];

/** A sentence: plain text, ICU text, or ICU text that a build has already taken apart. */
export type Message = Messages[string];

/** Sentences by id. */
export type Catalogue = Readonly<Record<string, Message>>;
