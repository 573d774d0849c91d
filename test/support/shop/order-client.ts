import * as z from 'zod/mini';

/** Where an order is made: the shop, and the bank on its own origin. */
export type OrderPlaces = { readonly shop: string; readonly bank: string };

/** A place that can be had on a run that goes. */
export type Offer = {
  readonly runId: number;
  readonly from: number;
  readonly to: number;
  readonly coachId: number;
  readonly seat: string;
};

/** What somebody who orders has in hand. `cookie` lets this browser act on its bookings. */
export type Buyer = { readonly address: string; readonly surname: string; cookie: string };

export class NotAnswered extends Error {
  override readonly name = 'NotAnswered';
}

/** A refusal as the shop named it. */
export type Refused = { readonly ok: false; readonly refusal: string; readonly status: number };
export type Granted<Value> = { readonly ok: true; readonly value: Value };
export type Got<Value> = Granted<Value> | Refused;

const refusal = z.object({ type: z.string() });

const refusedBy = (body: unknown, status: number): Refused => ({
  ok: false,
  status,
  refusal: refusal.safeParse(body).data?.type ?? 'unknown',
});

const sent = async (url: string, request: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, { redirect: 'manual', ...request });
  } catch (reason) {
    throw new NotAnswered(`${url} was not answered.`, { cause: reason });
  }
};

const heard = async (answer: Response): Promise<unknown> => {
  try {
    const text = await answer.text();
    return text === '' ? '' : JSON.parse(text);
  } catch (reason) {
    throw new NotAnswered(`${answer.url} was answered in part.`, { cause: reason });
  }
};

/** The cookies of a browser after an answer has left some. */
const cookiesAfter = (kept: string, answer: Response): string => {
  const left = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const pairs = [...(kept === '' ? [] : kept.split('; ')), ...left].map((pair) => pair.split('=', 2));
  return [...new Map(pairs.map(([name = '', value = '']) => [name, value]))]
    .map((pair) => pair.join('='))
    .join('; ');
};

/** Posts JSON as an unmodified client does, and keeps the cookies by which it is known and may act on what it booked. */
export const post = async <Of extends z.ZodMiniType>(
  url: string,
  body: unknown,
  schema: Of,
  buyer: Buyer,
  key: string | null = null,
): Promise<Got<z.output<Of>>> => {
  const answer = await sent(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': buyer.address,
      ...(buyer.cookie === '' ? {} : { cookie: buyer.cookie }),
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  const received = await heard(answer);
  if (!answer.ok) return refusedBy(received, answer.status);
  buyer.cookie = cookiesAfter(buyer.cookie, answer);
  return { ok: true, value: schema.parse(received) };
};

export const journeysAnswer = z.object({
  ways: z.array(
    z.object({
      journeys: z.array(
        z.object({
          kind: z.string(),
          legs: z.array(z.object({ runId: z.int(), from: z.int(), to: z.int(), isOnSale: z.boolean() })),
        }),
      ),
    }),
  ),
});

export const seatMapsAnswer = z.object({
  seatMaps: z.array(
    z.object({
      trainCarId: z.int(),
      trainCarOnSale: z.boolean(),
      allocationSeats: z.array(z.object({ seatNumber: z.string() })),
      seatPrices: z.array(z.object({ seatNumber: z.string(), cabinClassId: z.int() })),
    }),
  ),
});

export type Run = { readonly runId: number; readonly from: number; readonly to: number };

/** The direct trains of a day that are on sale. */
export const findRuns = async (
  { shop }: OrderPlaces,
  wish: { readonly from: number; readonly to: number; readonly day: string },
  buyer: Buyer,
): Promise<Got<readonly Run[]>> => {
  const body = { ways: [wish], party: { passengers: 1, women: 0, men: 0 } };
  const got = await post(`${shop}/tms/train/journeys`, body, journeysAnswer, buyer);
  if (!got.ok) return got;
  const legs = got.value.ways
    .flatMap(({ journeys }) => journeys)
    .filter(({ kind }) => kind === 'direct')
    .flatMap(({ legs: all }) => all);
  return { ok: true, value: legs.filter(({ isOnSale }) => isOnSale) };
};

const wheelchair = 12;

/** The free places of a run, without those for wheelchairs. */
export const findOffers = async (
  { shop }: OrderPlaces,
  { runId, from, to }: Run,
  buyer: Buyer,
): Promise<Got<readonly Offer[]>> => {
  const body = { fromStationId: from, toStationId: to, trainId: runId, legIndex: 0 };
  const got = await post(`${shop}/tms/seat-maps/load-by-train-id`, body, seatMapsAnswer, buyer);
  if (!got.ok) return got;
  const offers = got.value.seatMaps
    .filter(({ trainCarOnSale }) => trainCarOnSale)
    .flatMap(({ trainCarId, allocationSeats, seatPrices }) => {
      const taken = new Set(allocationSeats.map(({ seatNumber }) => seatNumber));
      return seatPrices
        .filter(({ seatNumber, cabinClassId }) => !taken.has(seatNumber) && cabinClassId !== wheelchair)
        .map(({ seatNumber }) => ({ runId, from, to, coachId: trainCarId, seat: seatNumber }));
    });
  return { ok: true, value: offers };
};

const chosenAnswer = z.object({ allocationId: z.string(), lockFor: z.int(), deadline: z.int() });

export type Chosen = { readonly offer: Offer; readonly holdId: string; readonly deadline: number };

export const chooseSeat = async ({ shop }: OrderPlaces, offer: Offer, buyer: Buyer): Promise<Got<Chosen>> => {
  const body = {
    trainCarId: offer.coachId,
    fromStationId: offer.from,
    toStationId: offer.to,
    gender: 'M',
    seatNumber: offer.seat,
    passengerTypeId: 0,
    totalPassengerCount: 1,
    fareFamilyId: 0,
  };
  const got = await post(`${shop}/tms/inventory/select-seat`, body, chosenAnswer, buyer);
  return got.ok
    ? { ok: true, value: { offer, holdId: got.value.allocationId, deadline: got.value.deadline } }
    : got;
};

const bookedAnswer = z.object({
  locator: z.string(),
  totalPrice: z.object({ priceAmount: z.number() }),
});

export type Booked = { readonly locator: string; readonly price: number };

/** Books the held places, one for each passenger. */
export const book = async (
  { shop }: OrderPlaces,
  chosen: readonly Chosen[],
  buyer: Buyer,
  kind: 'sale' | 'reservation' = 'sale',
): Promise<Got<Booked>> => {
  const body = {
    lang: 'TR',
    preReservation: kind === 'reservation',
    passengers: chosen.map(({ offer, holdId, deadline }, index) => ({
      name: 'DENEME',
      lastName: buyer.surname,
      birthDate: '1990-05-04',
      gender: 'M',
      typeId: 0,
      contact: index === 0,
      phoneCountryCode: '90',
      phoneAreaCode: '532',
      phoneNumber: '1234567',
      email: `${buyer.surname.toLowerCase()}@example.com`,
      countryId: 2,
      passportNumber: `U123456${index}`,
      gdpr: true,
      passengerMultiLegSeatSelections: [
        [
          {
            trainCarId: offer.coachId,
            allocationId: holdId,
            seatNumber: offer.seat,
            fromStationId: offer.from,
            toStationId: offer.to,
            lockForDate: deadline,
          },
        ],
      ],
    })),
  };
  const [first] = chosen;
  const key = first === undefined ? null : `book ${first.holdId}`;
  const got = await post(`${shop}/crs/rail-booking/create-pnr`, body, bookedAnswer, buyer, key);
  return got.ok
    ? { ok: true, value: { locator: got.value.locator, price: got.value.totalPrice.priceAmount } }
    : got;
};

/** A card that pays. */
export const goodCard = {
  number: '5400610000010018',
  holder: 'DENEME YOLCU',
  expiry: '12/39',
  securityCode: '123',
} as const;

const tokenAnswer = z.object({ token: z.string() });

/** A bank whose database is away says so with 500. */
const sentToBank = async (url: string, request: RequestInit): Promise<Response> => {
  const answer = await sent(url, request);
  if (answer.status >= 500) throw new NotAnswered(`The bank says ${answer.status}.`);
  return answer;
};

/** The card is typed on the bank's own origin; the shop learns a token. */
export const cardToken = async ({ bank }: OrderPlaces): Promise<string> => {
  const answer = await sentToBank(`${bank}/kart/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: bank, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(goodCard),
  });
  return tokenAnswer.parse(await heard(answer)).token;
};

const openedAnswer = z.object({
  enrollReference: z.string(),
  paymentAuthRequest: z.nullable(z.object({ md: z.string() })),
});

export type Opened = { readonly payment: string; readonly md: string | null };

export const openPayment = async (
  { shop }: OrderPlaces,
  { locator, price }: Booked,
  token: string,
  buyer: Buyer,
  attempt = token,
): Promise<Got<Opened>> => {
  const body = {
    islemTipi: 0,
    pnr: locator,
    denemeNo: attempt,
    biletRezOdemeBilgileri: { kartTokeni: token, toplamBiletTutari: price },
  };
  const got = await post(`${shop}/odeme/vbEnrollControl`, body, openedAnswer, buyer);
  if (!got.ok) return got;
  const { enrollReference, paymentAuthRequest } = got.value;
  return { ok: true, value: { payment: enrollReference, md: paymentAuthRequest?.md ?? null } };
};

/** The holder says yes on the bank's page. */
export const approve = async ({ bank, shop }: OrderPlaces, md: string): Promise<void> => {
  await sentToBank(`${bank}/3d/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop },
    body: new URLSearchParams({ MD: md, deed: 'approve' }).toString(),
  });
};

const settledAnswer = z.object({ pnr: z.string(), tutar: z.number(), vposReference: z.nullable(z.string()) });

/** Asks what became of a payment: granted once there are tickets. */
export const askPayment = ({ shop }: OrderPlaces, payment: string, buyer: Buyer) =>
  post(`${shop}/odeme/vbOdemeSorgu`, { enrollReference: payment }, settledAnswer, buyer);
