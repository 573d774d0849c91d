import * as z from 'zod/mini';
import { reservation } from '#contract/bookings/reservation.ts';
import { rentalReservation } from '#contract/rentals/rental-wire.ts';
import { done } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { shortText } from '#contract/wire/lenient.ts';
import { paymentPurposes } from '#domain/fare/payment-purpose.ts';
import { movementKinds, paymentMeans, paymentStatuses } from '#domain/fare/payment-status.ts';
import { rentalOrderStatuses, type SeenRental } from '#domain/rental/rental-seen.ts';
import {
  type AnsweredStep,
  hasFailed,
  lastInstant,
  mostSteps,
  type RecordedStep,
} from '#domain/shop/recorded-step.ts';

/** A flow that takes two arrows at once, or stands in two states, is the widest we have room for. */
const mostTogether = 2;

/** Names of a chart, and nothing else: no text that somebody typed has this form for long. */
const flow = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const event = z.string().check(z.regex(/^[A-Za-z][\w.:#-]{0,79}$/));
const arrow = z.string().check(z.regex(/^[A-Za-z][\w.-]{0,59}\|[\w.:#-]{0,79}\|\d{1,3}$/));
const state = z.string().check(z.regex(/^[A-Za-z][\w.-]{0,59}$/));
const refusal = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/));

const recordedStep = z.object({
  flow,
  event,
  taken: z.readonly(z.array(arrow).check(z.maxLength(mostTogether))),
  stands: z.readonly(z.array(state).check(z.maxLength(mostTogether))),
  refusal: z.nullable(refusal),
  at: z.int().check(z.minimum(0), z.maximum(lastInstant)),
}) satisfies z.ZodMiniType<RecordedStep>;

/** Of what went well nobody tells. */
const steps = z.readonly(
  z.array(recordedStep).check(
    z.maxLength(mostSteps),
    z.refine((shown) => shown.some(hasFailed)),
  ),
);

const answeredStep = z.codec(
  z.extend(recordedStep, { said: z.nullable(z.string()) }),
  z.custom<AnsweredStep>(),
  {
    decode: ({ said: message, ...step }) => ({ ...step, message }),
    encode: ({ message, ...step }) => ({ ...step, said: message }),
  },
);

const answeredSteps = z.readonly(z.array(answeredStep));

/** What a page went through with a booking that failed, or with a rental by its number. Told again as it grows, it is one recording. */
export const reportRecording = endpoint({
  name: 'tell-recording',
  method: 'post',
  path: '/recordings',
  caller: 'anyone',
  body: z.object({ id: z.uuid(), locator: shortText, steps }),
  granted: done,
  refusals: ['proof-needed', 'too-many-tries'],
});

const moved = z.object({ kind: z.enum(movementKinds), amount: z.int(), at: z.int() });

/** How a payment of the booking, or of a rental, stands: of the payer no more than how they paid. */
const payment = z.object({
  id: z.string(),
  of: z.string(),
  purpose: z.enum(paymentPurposes),
  means: z.enum(paymentMeans),
  amount: z.int(),
  stands: z.enum(paymentStatuses),
  begunAt: z.int(),
  moved: z.array(moved),
  steps: answeredSteps,
});

const seenRental = z.extend(rentalReservation, {
  stands: z.enum(rentalOrderStatuses),
}) satisfies z.ZodMiniType<SeenRental>;

/**
 * A booking for whoever helps its passenger, named by the PNR alone, with the cars its passengers rent; or a rental by its
 * number, where there is no booking. Masked, and each look is written down.
 */
export const readBookingForSupport = endpoint({
  name: 'support-booking',
  method: 'post',
  path: '/mc/support/bookings',
  caller: 'staff',
  body: z.object({ locator: shortText }),
  granted: z.object({
    booking: z.nullable(reservation),
    rentals: z.array(seenRental),
    payments: z.array(payment),
    recordings: z.array(z.object({ id: z.string(), of: z.string(), steps: answeredSteps })),
  }),
  refusals: ['locator-unknown', 'role-lacking', 'sign-in-needed', 'too-many-tries'],
});
