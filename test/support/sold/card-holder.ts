import { termPath } from '#server/counterparts/bank/simulated-bank.ts';
import type { PaymentShop } from '../shop/payment-shop.ts';

/** Someone who pays in a browser: fields of the bank, the bank's page, and the way back. */
export type CardHolder = {
  readonly typeCard: (number: string) => Promise<Response>;
  readonly tokenFor: (number: string) => Promise<string>;
  /** A browser that booked brings its cookie. */
  readonly open: (subject: string, token: string, lira?: number, cookie?: string) => Promise<Response>;
  /** Shows the bank's page and does something on it; gives the page that comes after. */
  readonly answerBank: (md: string, action: string) => Promise<string>;
  /** Sends the form of the bank's page back to the shop and gives the address the browser is sent to. */
  readonly comeBack: (page: string) => Promise<string>;
};

const field = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Sends a plain form, redirects left to the test. */
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...form, ...headers },
    body: new URLSearchParams(fields).toString(),
  });

/** Where the holder pays, and where the bank's own pages stand. */
type Paying = Pick<PaymentShop, 'ask' | 'askJson' | 'bankOrigin' | 'open'>;

export const cardHolderAt = ({ askJson, ask, bankOrigin, open: { app } }: Paying): CardHolder => {
  const typeCard = (number: string) =>
    fetch(`${bankOrigin}/kart/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: bankOrigin },
      body: JSON.stringify({
        number,
        holder: 'AYŞE YILMAZ',
        expiry: '12/39',
        securityCode: '123',
        dil: 'tr',
      }),
    });
  return {
    typeCard,
    tokenFor: async (number) => (await (await typeCard(number)).json()).token,
    open: (subject, token, lira = 930, cookie = '') =>
      askJson(
        '/odeme/vbEnrollControl',
        {
          pnr: subject,
          denemeNo: '1',
          biletRezOdemeBilgileri: { kartTokeni: token, toplamBiletTutari: lira },
        },
        cookie === '' ? {} : { cookie },
      ),
    answerBank: async (md, action) => {
      const shown = await (
        await post(`${bankOrigin}/3d`, { PaReq: md, MD: md, TermUrl: 'https://evil' })
      ).text();
      return (await post(`${bankOrigin}/3d/answer`, { MD: field(shown, 'MD'), deed: action })).text();
    },
    comeBack: async (page) => {
      const answer = await ask(termPath, {
        method: 'POST',
        headers: { ...form, origin: bankOrigin, 'sec-fetch-site': 'cross-site' },
        body: new URLSearchParams({ MD: field(page, 'MD'), PaRes: field(page, 'PaRes') }).toString(),
      });
      return (answer.headers.get('location') ?? '').replace(app.settings.origin, '');
    },
  };
};
