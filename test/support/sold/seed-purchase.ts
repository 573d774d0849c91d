import { keepBookingKey } from '#server/people/access/booking-keys.ts';
import { newSecret } from '#server/platform/secret.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';

export type SeededPurchase = {
  readonly subject: string;
  /** The cookie of the browser that booked. */
  readonly cookie: string;
};

/** A booking without passengers, for payments whose desk is plain. */
export const seedPurchase = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  subject: string = crypto.randomUUID(),
): Promise<SeededPurchase> => {
  const now = clock.now();
  await db
    .insertInto('booking')
    .values({
      locator: subject,
      kind: 'sale',
      status: 'active',
      party: subject,
      channel: 'web',
      language: 'tr',
      user_id: null,
      contact_email: '',
      contact_phone: '',
      deadline: now + 600_000,
      extensions: 0,
      amount: 93_000,
      currency: 'TRY',
      created_at: now,
      proven_at: now,
      revision: 0,
    })
    .execute();
  const secret = newSecret();
  await keepBookingKey(db, { kind: 'browser', secret, locator: subject }, now);
  return { subject, cookie: `bookings=${secret}` };
};
