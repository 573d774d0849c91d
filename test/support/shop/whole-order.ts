import {
  approve,
  askPayment,
  type Booked,
  type Buyer,
  book,
  type Chosen,
  cardToken,
  chooseSeat,
  findOffers,
  type Got,
  type Offer,
  type OrderPlaces,
  openPayment,
  type Refused,
  type Run,
} from './order-client.ts';
import { pause } from './pause.ts';

/** What the shop has said yes to. */
export type Acknowledged = { readonly locator: string; readonly price: number; readonly holds: number };

/** Refusals after which another place is tried: somebody was quicker, or sits beside it. */
const othersWereQuicker = new Set(['seat-taken', 'gender-beside', 'compartment-of-others', 'pet-not-here']);

/** Chooses a place that is still free, from the offers in any order. */
export const chooseFree = async (
  places: OrderPlaces,
  offers: readonly Offer[],
  buyer: Buyer,
  chance: () => number,
): Promise<Got<Chosen>> => {
  let last: Refused = { ok: false, refusal: 'nothing-free', status: 400 };
  for (let tries = 0; tries < 12 && offers.length > 0; tries += 1) {
    const offer = offers[Math.floor(chance() * offers.length)];
    if (offer === undefined) break;
    const got = await chooseSeat(places, offer, buyer);
    if (got.ok) return got;
    last = got;
    if (!othersWereQuicker.has(got.refusal)) break;
  }
  return last;
};

const betweenQuestions = 600;

/** Pays what was booked, on the bank's page, and asks until there are tickets. */
export const payFor = async (
  places: OrderPlaces,
  booked: Booked,
  buyer: Buyer,
): Promise<Got<Acknowledged>> => {
  const token = await cardToken(places);
  const open = () => openPayment(places, booked, token, buyer);
  let opened = await open();
  // What is still on its way is asked for again under the same attempt, as the page does.
  while (!opened.ok && opened.refusal === 'payment-underway') {
    await pause(betweenQuestions);
    opened = await open();
  }
  if (!opened.ok) return opened;
  if (opened.value.md !== null) await approve(places, opened.value.md);
  for (;;) {
    const settled = await askPayment(places, opened.value.payment, buyer);
    if (settled.ok) return { ok: true, value: { locator: booked.locator, price: booked.price, holds: 1 } };
    if (settled.refusal !== 'payment-underway') return settled;
    await pause(betweenQuestions);
  }
};

/** Seat map, hold, booking, payment, ticket. */
export const orderOn = async (
  places: OrderPlaces,
  run: Run,
  buyer: Buyer,
  chance: () => number,
): Promise<Got<Acknowledged>> => {
  const offers = await findOffers(places, run, buyer);
  if (!offers.ok) return offers;
  const chosen = await chooseFree(places, offers.value, buyer, chance);
  if (!chosen.ok) return chosen;
  const booked = await book(places, [chosen.value], buyer);
  return booked.ok ? payFor(places, booked.value, buyer) : booked;
};
