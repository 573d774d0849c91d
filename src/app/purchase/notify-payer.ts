import type { BookingActor, RentalActor, SessionActor } from '#panels/shop.ts';

/** Who pays is known by the session; the flow in front and its payment are told. */
export const notifyPayer = (flow: BookingActor | RentalActor, session: SessionActor): void => {
  const payer = session.getSnapshot().hasTag('member') ? 'member' : 'guest';
  const known = { type: 'payer.known', payer } as const;
  const { context, children } = flow.getSnapshot();
  if (context.payer !== payer) flow.send(known);
  const isNews = children.payment?.getSnapshot().context.payer !== payer;
  if (isNews && children.payment?.getSnapshot().can(known)) children.payment.send(known);
};
