import type { Page } from 'playwright';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { ayse, rightPassword } from '../members.ts';
import { packageWish } from '../shop/bought-package.ts';
import { approve, cardToken, type OrderPlaces } from '../shop/order-client.ts';
import { soon } from '../soon.ts';

const loggedIn = z.object({ accessToken: z.string() });
const ordered = z.object({ orderNumber: z.string() });
const opened = z.object({
  enrollReference: z.string(),
  paymentAuthRequest: z.nullable(z.object({ md: z.string() })),
});
const settled = z.object({ pnr: z.string() });

const price = 4650;

/** Ten boardings, bought by the calls of the shop in the name of the member of this browser; gives their PNR. */
export const buyPackageIn = async (page: Page, places: OrderPlaces): Promise<string> => {
  const { shop: origin } = places;
  const post = async (path: string, asked: object, more: Readonly<Record<string, string>>) => {
    const headers = { origin, ...more };
    const answer = await page.request.post(origin + path, { data: asked, headers });
    return answer.json();
  };
  const login = await post('/mc/user/login', { username: ayse, password: rightPassword }, {});
  const authorized = { 'user-authorization': loggedIn.parse(login).accessToken };
  const wish = { ...packageWish(Date.now()), totalAmount: price };
  const made = await post('/crs/subscription-purchases/create', wish, authorized);
  const { orderNumber: pnr } = ordered.parse(made);
  const kartTokeni = await cardToken(places);
  const biletRezOdemeBilgileri = { kartTokeni, toplamBiletTutari: price };
  const paying = { islemTipi: 4, pnr, denemeNo: pnr, biletRezOdemeBilgileri };
  const open = await post('/odeme/vbEnrollControl', paying, authorized);
  const { enrollReference, paymentAuthRequest } = opened.parse(open);
  if (paymentAuthRequest !== null) await approve(places, paymentAuthRequest.md);
  const found: string[] = [];
  await expect
    .poll(async () => {
      const parsed = settled.safeParse(await post('/odeme/vbOdemeSorgu', { enrollReference }, authorized));
      if (parsed.success) found.push(parsed.data.pnr);
      return found.length;
    }, soon)
    .toBeGreaterThan(0);
  return found[0] ?? '';
};
