import { createPnr as createCall, reservePlaces as reserveCall } from '#contract/bookings/rail-booking.ts';
import type { BookingWish } from '#domain/booking/booking-wish.ts';
import { granted } from '#domain/values/answer.ts';
import { hour } from '#domain/values/durations.ts';
import { browserSecretFor } from '#server/people/access/booking-cookie.ts';
import { keepBrowserKeys } from '#server/people/access/booking-keys.ts';
import { narrowNet, wideNet } from '#server/people/access/counted-for.ts';
import { actingKeeperOf } from '#server/people/access/keeper.ts';
import { keyOwner } from '#server/people/access/key-owner.ts';
import { basketAfter } from '#server/people/access/party-of.ts';
import { inTurn } from '#server/people/access/take-turn.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import { answerOnce, isAnswered, keyIn } from '#server/platform/once/answer-once.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { describeReservation } from './describe-reservation.ts';
import { makeBooking } from './make-booking.ts';
import { readBooking } from './read-booking.ts';

const describe = async (
  locator: string,
  language: OperationRequest<unknown>['language'],
  app: AppContext,
) => {
  const rows = await readBooking(app.db, locator);
  if (rows === null) throw new Error('A booking that was just made is gone.');
  return describeReservation(rows, app.railway.network(), {
    mayAct: true,
    language,
    now: app.clock.now(),
  });
};

const counted = { within: hour, wrong: ['identity-not-verified'] };
/** A reservation keeps a place from others without money, and a guest's writes to whatever e-mail was typed. */
const ofMember = { ...counted, name: 'reserve', most: 100, browsers: wideNet };
const ofGuest = { ...counted, name: 'reserve as guest', most: 30, browsers: narrowNet };
/** A sale that is never paid for is kept for a while all the same. */
const ofSale = { ...counted, name: 'book', most: 600, browsers: 8 };

/** Makes the booking once, however often it is asked for with one key; the browser that asks may act on it, and the device that goes on with what it keeps. */
const book = async (name: string, wish: BookingWish, asked: OperationRequest<unknown>, app: AppContext) => {
  const { session, cookies } = asked;
  const { db, clock } = app;
  const userId = session?.userId ?? null;
  const browser = browserSecretFor(cookies);
  const language = wish.language ?? asked.language;
  const named = { name, key: keyIn(asked.headers, wish.key) };
  const call = { ...named, owner: await keyOwner(db, named, asked), body: wish };
  const result = await answerOnce(app, call, clock.now(), (saveAnswer) =>
    makeBooking(wish, { userId, caller: asked, language }, app, saveAnswer),
  );
  if (!result.ok) return result;
  const asking = { secrets: [browser.secret, actingKeeperOf(asked)], locator: result.value, session };
  await keepBrowserKeys(db, asking, clock.now());
  return {
    ...granted(await describe(result.value, asked.language, app)),
    cookies: [...browser.cookies, ...basketAfter(cookies, call.owner, app.issued)],
  };
};

const wasBooked = async (
  name: string,
  { key: sent }: BookingWish,
  asked: OperationRequest<unknown>,
  { db }: AppContext,
) => {
  const named = { name, key: keyIn(asked.headers, sent) };
  return isAnswered(db, { ...named, owner: await keyOwner(db, named, asked) });
};

/** Whoever has no turn left hears again what was booked under a key. */
const bookInTurn = async (
  name: string,
  wish: BookingWish,
  asked: OperationRequest<unknown>,
  app: AppContext,
) => {
  const ofReservation = asked.session === null ? ofGuest : ofMember;
  const turns = wish.kind === 'reservation' ? ofReservation : ofSale;
  const result = await inTurn(asked, turns, app, () => book(name, wish, asked, app));
  const isOver = !result.ok && result.refusal === 'too-many-tries';
  return isOver && (await wasBooked(name, wish, asked, app)) ? book(name, wish, asked, app) : result;
};

export const createPnr = operation(createCall, (asked, app) =>
  bookInTurn(createCall.name, asked.body, asked, app),
);

export const reservePlaces = operation(reserveCall, (asked, app) =>
  bookInTurn(reserveCall.name, { ...asked.body, kind: 'reservation' }, asked, app),
);
