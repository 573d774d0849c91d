import type { Tables } from '#server/platform/store/tables.ts';
import type { TestShop } from '#test/support/open-test-shop.ts';
import { sellBooking } from '#test/support/shop/sold-booking.ts';

const day = 86_400_000;

export type Kept = Partial<Pick<Tables['booking'], 'status' | 'user_id'>> & {
  readonly locator: string;
  readonly madeAt: number;
  readonly arrival: number;
};

/** A booking of one traveller with one ticket, made at another hour; sold to a member where nothing else is said. */
export const keepBooking = async (
  shop: TestShop,
  { locator, madeAt, arrival, ...more }: Kept,
): Promise<void> => {
  await sellBooking(shop, {
    locator,
    tickets: [{ number: `T${locator}`, departure: arrival - 1, arrival, issued_at: madeAt }],
    booking: {
      user_id: 7,
      contact_email: 'a@example.com',
      created_at: madeAt,
      proven_at: madeAt,
      deadline: madeAt,
      ...more,
    },
  });
  await shop.open.app.db
    .insertInto('passenger_private')
    .values({
      locator,
      ordinal: 0,
      gender: 'F',
      birth_date: '1990-01-01',
      identity_number: '10000000146',
      passport_number: null,
      has_wheelchair: false,
      disability_status: '',
      companion_status: null,
      marriage_date: null,
      forget_at: arrival + 30 * day,
    })
    .execute();
};
