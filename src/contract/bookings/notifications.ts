import * as z from 'zod/mini';
import { endpoint } from '#contract/wire/endpoint.ts';
import { maybe, shortText } from '#contract/wire/lenient.ts';

const longest = 2_000;

/** Nothing of the reader's address: the letter goes to the address the booking was made with. */
const sent = z.object({ sent: z.literal(true) });

const refusals = ['proof-needed', 'document-not-found', 'too-many-tries'] as const;

/** Mails the tickets of a booking to whoever booked it. An address in the body is left unread. */
export const sendTicketLetter = endpoint({
  name: 'send-email',
  method: 'post',
  path: '/mc/notifications/send-email',
  caller: 'anyone',
  body: z.object({ pnr: shortText, email: maybe(shortText) }),
  granted: sent,
  refusals,
});

/** Mails a copy of what was written into a request form to whoever booked. */
export const sendRequestCopy = endpoint({
  name: 'request-form-send-email',
  method: 'post',
  path: '/mc/notifications/request-form-send-email',
  caller: 'anyone',
  body: z.object({
    pnr: shortText,
    subject: maybe(shortText),
    description: z.string().check(z.minLength(1), z.maxLength(longest)),
    email: maybe(shortText),
  }),
  granted: sent,
  refusals,
});
