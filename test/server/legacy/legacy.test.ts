import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { holdSeat, newBench } from '../../support/shop/bookings.ts';
import { provedCard } from '../../support/shop/bought-ticket.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const channel = { kanalKodu: '3', dil: 0 };
const allRight = { cevapKodu: '000', cevapMsj: 'OK', detay: null };

const bilet = (name: string, body: object, headers: Record<string, string> = {}) =>
  postTo(shop, `/bilet/${name}`, { ...channel, ...body }, headers);

const heldRow = async () => {
  const { ride, seats } = newBench(shop);
  const { holdId, seat, runId, coach } = await holdSeat(shop, ride, seats[0] ?? '');
  return {
    lock: holdId,
    travel: {
      yolcuSiraNo: 1,
      seferBaslikId: runId,
      vagonSiraNo: coach + 1,
      koltukNo: seat,
      binisIstasyonId: ride.from,
      inisIstasyonId: ride.to,
      tarifeId: 0,
      ad: 'Ayşe',
      soyad: 'Yılmaz',
      dogumTar: '1990-05-03',
      tckn: '10000000146',
      cinsiyet: 'K',
      iletisimEposta: 'ayse.yolcu@example.com',
      iletisimCepTel: '5321234567',
    },
  };
};

const sell = async (islemTipi: 0 | 1, more: object = {}) => {
  const { travel, lock } = await heldRow();
  const body = {
    islemTipi,
    biletRezYerBilgileri: [{ biletWSDVO: travel }],
    koltukLockIdList: [lock],
    ...more,
  };
  return shop.askJson('/bilet/biletSatisRezervasyon', { ...channel, ...body });
};

describe('[C-07] names of the retired service', () => {
  test('acikBileteCevir and acikBiletSorgula answer in the old envelope', async () => {
    const sold = await sellBooking(shop, { surname: 'ŞAHİN' });
    const made = await bilet(
      'acikBileteCevir',
      { pnr: sold.locator, biletNoList: sold.numbers },
      { cookie: sold.cookie },
    );
    expect([made.status, made.body.cevapBilgileri]).toEqual([200, allRight]);
    const kuponNo = made.body.sonuc.openTickets[0].couponNumber;
    const found = await bilet('acikBiletSorgula', { kuponNo, soyad: 'sahin' });
    expect(found.body.sonuc.openTickets[0].couponNumber).toBe(kuponNo);
  });

  test('biletSatisRezervasyon makes a reservation and rezSatisaCevir sells it', async () => {
    const made = await sell(1);
    const { cevapBilgileri, sonuc } = await made.json();
    const [cookie = ''] = (made.headers.getSetCookie()[0] ?? '').split(';');
    expect([made.status, cevapBilgileri]).toEqual([200, allRight]);
    const { db, payments } = shop.open.app;
    const booking = db
      .selectFrom('booking')
      .select(['kind', 'status', 'amount'])
      .where('locator', '=', sonuc.locator);
    const reserved = await booking.executeTakeFirstOrThrow();
    expect([reserved.kind, reserved.status]).toEqual(['reservation', 'active']);
    const paid = await bilet(
      'rezSatisaCevir',
      {
        pnr: sonuc.locator,
        toplamBiletTutari: reserved.amount / 100,
        kartTokeni: await provedCard(shop),
        islemAnahtari: 'bir',
      },
      { cookie },
    );
    await payments.proceed(paid.body.sonuc.enrollReference);
    expect((await booking.executeTakeFirstOrThrow()).status).toBe('converted');
  });

  test('biletDegistir tells the amount it differs by, as the call of today does', async () => {
    const sold = await sellBooking(shop);
    const { travel, lock } = await heldRow();
    const { body } = await bilet(
      'biletDegistir',
      {
        pnr: sold.locator,
        degisiklikler: [{ ...travel, biletNo: sold.numbers[0], koltukLockId: lock }],
        toplamBiletTutari: 9_999_999,
      },
      { cookie: sold.cookie },
    );
    expect(body.type).toBe('amount-differs');
  });

  test.each([
    ['by its name', { biletRezOdemeBilgileri: { krediKartNO: '4', ccv: '1' } }],
    ['by its digits', { aciklama: '4508034508034509' }],
  ])('a body with a card number, told %s, is refused and written nowhere', async (_how, card) => {
    const answer = await sell(0, card);
    const { type } = await answer.json();
    expect([answer.status, type]).toEqual([400, 'card-number-sent']);
    expect(shop.lines.join('')).not.toMatch(/4508034508034509|krediKart/);
  });
});
