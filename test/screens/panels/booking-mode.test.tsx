import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hour } from '#domain/values/durations.ts';
import { BookingMode } from '#panels/booking-mode/booking-mode.tsx';
import { bookingNow, describedBooking, journeyIn } from '../../support/seated-booking.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { readIn } from '../read-in.tsx';
import { ShopAround } from '../shop-around.tsx';

const { say } = wordsOf('tr');

const drawnMode = async (after: number) => {
  const booking = await describedBooking({ chosen: journeyIn(after) });
  drawn(
    <ShopAround now={() => bookingNow}>
      <BookingMode booking={booking} />
    </ShopAround>,
  );
  return booking;
};

test('[S-14] [V-19] places may be reserved, and it is said until when they wait', async () => {
  const booking = await drawnMode(24 * hour);
  const reserve = page.getByRole('radio', { name: say('passenger.mode.reservation') });
  await expect
    .element(reserve)
    .toHaveAccessibleDescription(
      'Koltuklarınız ödeme yapılmadan ayrılır. Son ödeme: 22.11.26 10:00; bu süre dolunca koltuklar yeniden satışa açılır. E-postanıza göndereceğimiz bağlantıyı 20 dakika içinde açın; açmazsanız koltuklar yeniden satışa açılır.',
    );
  await reserve.click();
  expect(booking.getSnapshot().context.mode).toBe('reservation');
  await page.getByRole('radio', { name: say('passenger.mode.sale') }).click();
  expect(booking.getSnapshot().context.mode).toBe('sale');
});

test('[V-19] less than 24 hours before departure nothing is reserved, and the reason is said', async () => {
  await drawnMode(24 * hour - 1);
  await expect.element(page.getByText(say('passenger.mode.too-late'))).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
});

test('[V-19] on a train that takes no reservations none can be made, and that reason is said', async () => {
  const { journey, ...chosen } = journeyIn(48 * hour);
  const legs = journey.legs.map((leg) => ({ ...leg, isReservable: false }));
  const booking = await describedBooking({ chosen: { ...chosen, journey: { ...journey, legs } } });
  const sentences = readIn(<BookingMode booking={booking} />, { now: () => bookingNow });
  expect(sentences().filter((id) => id.startsWith('passenger.mode.'))).toEqual(['passenger.mode.train']);
});
