import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestShop } from '#test/support/open-test-shop.ts';
import { plainDesk } from '../../support/shop/plain-desk.ts';

const amount = 93_000;

const shopIn = async (settings: Record<string, string>) => {
  const desk = plainDesk();
  const shop = await openTestShop({ settings, parts: { desks: { sale: () => desk } } });
  onTestFinished(() => shop.end());
  desk.owe({ amount, deadline: shop.open.app.clock.now() + 600_000, locator: 'AB12CD' });
  return shop;
};

const bodyWith = (token: string) => ({
  pnr: 'X',
  denemeNo: '1',
  biletRezOdemeBilgileri: { kartTokeni: token, toplamBiletTutari: 930 },
});

describe.each(['TCDD-PREPROD', 'TCDD-PROD'])('[P-11] in %s', (SHOP_ENV) => {
  test('simulated money is refused', async () => {
    const shop = await shopIn({ SHOP_ENV });
    const answer = await shop.askJson('/odeme/vbEnrollControl', bodyWith('x'));
    expect([answer.status, (await answer.json()).code]).toEqual([400, 3_877_102]);
    await expect(fetch(`${shop.open.app.settings.cardOrigin}/kart`)).rejects.toThrow('fetch failed');
  });

  test('and taken when MONEY says so', async () => {
    const shop = await shopIn({ SHOP_ENV, MONEY: 'simulated' });
    const { cardOrigin } = shop.open.app.settings;
    const tokenResponse = await fetch(`${cardOrigin}/kart/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: cardOrigin },
      body: JSON.stringify({
        number: '5400610000010018',
        holder: 'AYŞE YILMAZ',
        expiry: '12/39',
        securityCode: '123',
      }),
    });
    const { token } = await tokenResponse.json();
    const answer = await shop.askJson('/odeme/vbEnrollControl', bodyWith(token));
    expect((await answer.json()).paymentAuthRequest?.acsUrl).toBe(`${cardOrigin}/3d`);
  });
});

test.each(['TCDD-UAT', 'LOCAL-DEV'])(
  '[P-11] in %s with real money nothing of the simulated world is there',
  async (SHOP_ENV) => {
    const shop = await shopIn({ SHOP_ENV, MONEY: 'real' });
    for (const path of ['/world', '/world/parked', '/posta', '/sms', '/e-devlet']) {
      expect([path, (await shop.ask(path)).status]).toEqual([path, 404]);
    }
    const moved = await shop.askJson('/world', { command: 'move-clock', to: 0 });
    expect(moved.status).toBe(404);
    const { count } = await shop.open.app.db
      .selectFrom('user_account')
      .select((row) => row.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
  },
);
