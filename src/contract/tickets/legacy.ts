import * as z from 'zod/mini';
import { createPnr, issueTickets } from '#contract/bookings/rail-booking.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { maybe } from '#contract/wire/lenient.ts';
import { mostTicketsOfOne, mostTravellers } from '#domain/fare/party-size.ts';
import { coachIdOf } from '#domain/values/run-id.ts';
import { createOpenTickets, searchOpenTickets } from './open-tickets.ts';
import { performChange } from './tickets.ts';

const words = z.string().check(z.maxLength(100));
const number = (highest: number) => z.int().check(z.minimum(0), z.maximum(highest));
const station = number(100_000);
const run = number(2 ** 31);
const lira = z.number().check(z.minimum(0), z.maximum(10_000_000));
const listOf = <Of extends z.ZodMiniType>(schema: Of) => z.array(schema).check(z.maxLength(mostTicketsOfOne));

/** Every request of the retired service begins with these. */
const channel = { kanalKodu: maybe(words), dil: maybe(z.union([words, z.int()])) };

/** How every answer of the retired service begins. */
export const allRight = { cevapKodu: '000', cevapMsj: 'OK', detay: null } as const;

/** What follows is said in the words of today. */
const answered = <Of extends z.ZodMiniType>(schema: Of) =>
  z.object({
    cevapBilgileri: z.object({ cevapKodu: z.literal('000'), cevapMsj: z.string(), detay: z.null() }),
    sonuc: schema,
  });

/** `kuponNo` or `pnr`, with the surname. */
export const queryOpenTicket = endpoint({
  name: 'legacy-query-open-ticket',
  method: 'post',
  path: '/bilet/acikBiletSorgula',
  caller: 'anyone',
  body: z.looseObject({ ...channel, kuponNo: maybe(words), pnr: maybe(words), soyad: words }),
  granted: answered(searchOpenTickets.granted),
  refusals: [...searchOpenTickets.refusals, 'card-number-sent'],
});

export const convertToOpenTicket = endpoint({
  name: 'legacy-convert-to-open-ticket',
  method: 'post',
  path: '/bilet/acikBileteCevir',
  caller: 'anyone',
  body: z.looseObject({ ...channel, pnr: words, biletNoList: listOf(words) }),
  granted: answered(createOpenTickets.granted),
  refusals: [...createOpenTickets.refusals, 'card-number-sent'],
});

const payment = { kartTokeni: maybe(words), toplamBiletTutari: lira, islemAnahtari: maybe(words) };

export const changeTicket = endpoint({
  name: 'legacy-change-ticket',
  method: 'post',
  path: '/bilet/biletDegistir',
  caller: 'anyone',
  body: z.looseObject({
    ...channel,
    ...payment,
    pnr: words,
    degisiklikler: listOf(
      z.looseObject({
        biletNo: words,
        koltukLockId: words,
        seferBaslikId: run,
        vagonSiraNo: z.int().check(z.minimum(1), z.maximum(32)),
        koltukNo: words,
        binisIstasyonId: station,
        inisIstasyonId: station,
      }),
    ),
  }),
  granted: answered(performChange.granted),
  refusals: performChange.refusals,
});

export const convertReservation = endpoint({
  name: 'legacy-reservation-to-sale',
  method: 'post',
  path: '/bilet/rezSatisaCevir',
  caller: 'anyone',
  body: z.looseObject({ ...channel, ...payment, pnr: words }),
  granted: answered(issueTickets.granted),
  refusals: issueTickets.refusals,
});

const travelOnWire = z.looseObject({
  yolcuSiraNo: number(mostTravellers),
  seyahatTur: maybe(number(1)),
  seferBaslikId: run,
  vagonSiraNo: z.int().check(z.minimum(1), z.maximum(32)),
  koltukNo: words,
  binisIstasyonId: station,
  inisIstasyonId: station,
  tarifeId: maybe(number(1_000)),
  ad: words,
  soyad: words,
  dogumTar: maybe(words),
  tckn: maybe(words),
  cinsiyet: z.enum(['E', 'K']),
  iletisimEposta: maybe(words),
  iletisimCepTel: maybe(words),
});

/** One row for each leg of each passenger, and the locks of their places in the same order. `islemTipi` 1 is a reservation. */
export const sellOrReserve = endpoint({
  name: 'legacy-sell-or-reserve',
  method: 'post',
  path: '/bilet/biletSatisRezervasyon',
  caller: 'anyone',
  body: z.looseObject({
    ...channel,
    islemTipi: number(1),
    biletRezYerBilgileri: listOf(z.looseObject({ biletWSDVO: travelOnWire })),
    koltukLockIdList: listOf(words),
  }),
  granted: answered(createPnr.granted),
  refusals: [...createPnr.refusals, 'card-number-sent'],
});

export const queryOfToday = (body: z.output<typeof queryOpenTicket.body>): unknown => ({
  couponNumber: body.kuponNo,
  pnr: body.pnr,
  lastName: body.soyad,
});

export const conversionOfToday = (body: z.output<typeof convertToOpenTicket.body>): unknown => ({
  pnr: body.pnr,
  ticketNumbers: body.biletNoList,
});

export const changeOfToday = (body: z.output<typeof changeTicket.body>): unknown => ({
  pnr: body.pnr,
  changes: body.degisiklikler.map((one) => ({
    ticketNumber: one.biletNo,
    allocationId: one.koltukLockId,
    trainCarId: coachIdOf(one.seferBaslikId, one.vagonSiraNo - 1),
    seatNumber: one.koltukNo,
    fromStationId: one.binisIstasyonId,
    toStationId: one.inisIstasyonId,
  })),
  amountDue: body.toplamBiletTutari,
  cardToken: body.kartTokeni,
  idempotencyKey: body.islemAnahtari,
});

export const paymentOfToday = (body: z.output<typeof convertReservation.body>): unknown => ({
  locator: body.pnr,
  totalPrice: body.toplamBiletTutari,
  cardToken: body.kartTokeni,
  idempotencyKey: body.islemAnahtari,
});

type Sale = z.output<typeof sellOrReserve.body>;
type Row = { readonly travel: z.output<typeof travelOnWire>; readonly lock: string | null };

const placeOf = ({ travel, lock }: Row) => ({
  allocationId: lock,
  trainCarId: coachIdOf(travel.seferBaslikId, travel.vagonSiraNo - 1),
  seatNumber: travel.koltukNo,
  fromStationId: travel.binisIstasyonId,
  toStationId: travel.inisIstasyonId,
});

const passengerOf = (rows: readonly Row[]) => {
  const travel = rows[0]?.travel;
  const directions = [0, 1].map((direction) =>
    rows.filter((row) => (row.travel.seyahatTur ?? 0) === direction).map(placeOf),
  );
  return {
    name: travel?.ad ?? '',
    lastName: travel?.soyad ?? '',
    birthDate: travel?.dogumTar,
    gender: travel?.cinsiyet === 'K' ? 'F' : 'M',
    typeId: travel?.tarifeId ?? 0,
    identityNumber: travel?.tckn,
    email: travel?.iletisimEposta,
    phoneCountryCode: '90',
    phoneAreaCode: travel?.iletisimCepTel?.slice(0, 3),
    phoneNumber: travel?.iletisimCepTel?.slice(3),
    passengerMultiLegSeatSelections: directions.filter((legs) => legs.length > 0),
  };
};

export const bookingOfToday = ({ islemTipi, dil, biletRezYerBilgileri, koltukLockIdList }: Sale): unknown => {
  const rows = biletRezYerBilgileri.map(({ biletWSDVO: travel }, index) => ({
    travel,
    lock: koltukLockIdList[index] ?? null,
  }));
  const ordinals = [...new Set(rows.map(({ travel }) => travel.yolcuSiraNo))].toSorted((a, b) => a - b);
  return {
    lang: dil === 1 || dil === '1' ? 'EN' : 'TR',
    preReservation: islemTipi === 1,
    passengers: ordinals.map((ordinal) =>
      passengerOf(rows.filter(({ travel }) => travel.yolcuSiraNo === ordinal)),
    ),
  };
};
