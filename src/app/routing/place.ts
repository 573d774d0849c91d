import type { ComponentType } from 'react';
import type { LazyGateway } from '#app/ports/gateway.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Words } from '#i18n/words.ts';

/** What a place says of itself in the head of the page. */
export type HeadTexts = {
  readonly title: MessageId;
  readonly description: MessageId;
  readonly keywords: MessageId;
};

/** What a place is prepared with, on the server and in the browser alike. */
export type Asked = {
  readonly words: Words;
  readonly query: URLSearchParams;
  /** Whether the query comes from a page of the shop: what a stranger's link says is shown where it is understood, and not repeated. */
  readonly isOwnQuery: boolean;
  /** What stands in the parts of its address that vary. */
  readonly parts: Readonly<Record<string, string>>;
  /** The server's hour, in epoch milliseconds. */
  readonly now: number;
  readonly gateway: LazyGateway;
  /** The fields of a form that was sent here before any script ran. */
  readonly posted: URLSearchParams | null;
  /** What the server drew this page with, as JSON; null for a page it did not draw. */
  readonly drawn: string | null;
};

/** Whether a page tells what was asked for, that there is no such thing, or that it was not to be had right now. */
type Status = 200 | 404 | 429 | 503;

/** Either a place can be drawn, and with what, as JSON that goes along in the page; or the reader is led on. */
export type Prepared =
  | {
      readonly kind: 'ready';
      readonly drawn: string | null;
      readonly status: Status;
      /** From when on it is worth asking again, where that is known. */
      readonly retryAt?: number | null;
    }
  | { readonly kind: 'elsewhere'; readonly path: string };

export const ready = (drawn: string | null = null, status: Status = 200): Prepared => ({
  kind: 'ready',
  drawn,
  status,
});

export const elsewhere = (path: string): Prepared => ({ kind: 'elsewhere', path });

/** The part of a query a place's drawing hangs on. */
export const queryFor = ({ reads = [] }: Pick<Place, 'reads'>, query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => reads.includes(name)));

export type Shown = { readonly drawn: string | null };

/** A place of the shop, loaded when it is gone to: what it shows and how its page is named. */
export type Place = {
  readonly head: HeadTexts;
  readonly Screen: ComponentType<Shown>;
  /** What of the query its drawing hangs on. */
  readonly reads?: readonly string[];
  /** What must be there before the first drawing. A module of a place waits for nothing itself: that would keep all others apart. */
  readonly prepare?: (asked: Asked) => Promise<Prepared>;
};

export type LoadedPlace = Promise<{ readonly place: Place }>;
