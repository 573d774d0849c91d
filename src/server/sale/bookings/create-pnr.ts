import { createPnr as createCall, reservePlaces as reserveCall } from '#contract/bookings/rail-booking.ts';
import type { BookingWish } from '#domain/booking/booking-wish.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { hour } from '#domain/values/durations.ts';
import { browserSecretFor, keepBrowserSecret } from '#server/people/access/booking-cookie.ts';
import { keepBrowserKeys } from '#server/people/access/booking-keys.ts';
import { keeperIn } from '#server/people/access/keeper.ts';
import { keyOwner } from '#server/people/access/key-owner.ts';
import { newBasket } from '#server/people/access/party-of.ts';
import type { Asked } from '#server/platform/http/operation.ts';
import { answerOnce, keyIn } from '#server/platform/once/answer-once.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';
import type { House } from '#server/sale/context/house.ts';
import { operation } from '#server/sale/context/operation.ts';
import { makeBooking } from './make-booking.ts';
import { readBooking } from './read-booking.ts';
import { toldReservation } from './told-reservation.ts';

const told = async (locator: string, language: Asked<unknown>['language'], house: House) => {
  const rows = await readBooking(house.db, locator);
  if (rows === null) throw new Error('A booking that was just made is gone.');
  return toldReservation(rows, house.railway.network(), {
    mayAct: true,
    language,
    now: house.clock.now(),
  });
};

/** A reservation keeps a place from others without money: one address makes so many in an hour. */
const reservationsAnHour = 100;

const mayReserveMore = (callerAddress: string, { allow }: House): boolean =>
  allow(`reserve ${callerSubjectOf(callerAddress)}`, reservationsAnHour, hour);

/** Makes the booking once, however often it is asked for with one key; the browser that asks may act on it, and the device that goes on with what it keeps. */
const book = async (name: string, wish: BookingWish, asked: Asked<unknown>, house: House) => {
  const { session, callerAddress, cookies } = asked;
  const { db, clock } = house;
  if (wish.kind === 'reservation' && !mayReserveMore(callerAddress, house)) return refused('too-many-tries');
  const userId = session?.userId ?? null;
  const browserSecret = browserSecretFor(cookies);
  const language = wish.language ?? asked.language;
  const named = { name, key: keyIn(asked.headers, wish.key) };
  const call = { ...named, owner: await keyOwner(db, named, asked), body: wish };
  const said = await answerOnce(house, call, clock.now(), (lay) =>
    makeBooking(wish, { userId, callerAddress, language }, house, lay),
  );
  if (!said.ok) return said;
  const asking = { secrets: [browserSecret, keeperIn(cookies)], locator: said.value, session };
  await keepBrowserKeys(db, asking, clock.now());
  return {
    ...granted(await told(said.value, asked.language, house)),
    cookies: [keepBrowserSecret(browserSecret), newBasket()],
  };
};

export const createPnr = operation(createCall, (asked, house) =>
  book(createCall.name, asked.body, asked, house),
);

export const reservePlaces = operation(reserveCall, (asked, house) =>
  book(reserveCall.name, { ...asked.body, kind: 'reservation' }, asked, house),
);
