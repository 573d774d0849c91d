import { cancelReservation, getReservation } from '#contract/bookings/rail-booking.ts';
import { ayse, rightPassword } from '../members.ts';
import type { Scene } from './browser-layer.ts';
import { booked, handOver, writtenOf } from './desk.ts';

type AtDesk = { readonly written: string; readonly payBy: number; readonly total: number };
type Payer = 'guest' | 'member';

/** One booking that waits for its money serves every path of a file: what a path answers moves nothing on the server. */
export const oneBooking = (payer: Payer, terms: 'accepted' | 'open', timeToPay: number) => {
  const atDesk: AtDesk[] = [];

  const bookedOnce = async ({ page, origin }: Scene): Promise<AtDesk> => {
    const [before] = atDesk;
    if (before !== undefined) return before;
    const desk = await booked({ context: page.context(), origin }, { payer });
    const { payment } = desk.getSnapshot().children;
    if (payment === undefined) throw new Error('Nothing is being paid.');
    if (terms === 'accepted') payment.send({ type: 'terms.accepted' });
    const { payBy, total } = payment.getSnapshot().context;
    const made = { written: writtenOf(desk), payBy, total };
    atDesk.push(made);
    return made;
  };

  const made = (): AtDesk => {
    const [booking] = atDesk;
    if (booking === undefined) throw new Error('Nothing was booked yet.');
    return booking;
  };

  const startsAt = () => made().payBy - timeToPay;

  return {
    startsAt,
    /** The end of the time for paying. */
    payBy: () => made().payBy,
    /** All of it, in kuruş. */
    total: () => made().total,
    /** The hour is the one at which the paths start, and the browser has the booking. */
    hand: async (scene: Scene) => {
      const { written } = await bookedOnce(scene);
      const { page, origin, world } = scene;
      await world.pass(startsAt() - (await world.now()));
      await world.hold([cancelReservation.name, getReservation.name]);
      await handOver({ context: page.context(), origin }, written);
    },
  };
};

const member = { username: ayse, password: rightPassword };

/** The browser belongs to a member. */
export const comeAsMember = async ({ page, origin }: Scene): Promise<void> => {
  await page.request.post('/mc/user/login', { data: member, headers: { origin } });
};
