import * as z from 'zod/mini';
import { type CardBrand, cardBrandOf } from '#domain/fare/card-brand.ts';
import {
  type CardField,
  type CardInput,
  cardNumberOf,
  goodUntilOf,
  wrongFieldsOf,
} from '#domain/fare/payment-card.ts';
import { isLanguage, type Language } from '#domain/values/language.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { jsonOf } from '#server/platform/http/body.ts';
import { isOwnOrigin, isVouched } from '#server/platform/http/caller.ts';
import { jsonAnswer } from '#server/platform/http/wire-answer.ts';
import { cardPage, cardProblems, tokenPage } from './card-page.ts';
import { holderHashOf, tokenFor } from './cards.ts';
import { foreignForm } from './read-form.ts';
import type { BankDeps } from './simulated-bank.ts';
import { testCardOf } from './test-cards.ts';

const text = z.string().check(z.maxLength(200));
const cardInput = z.object({
  number: text,
  holder: text,
  expiry: text,
  securityCode: text,
  dil: z.optional(text),
});

type Taken =
  | { readonly wrong: readonly CardField[] }
  | {
      readonly wrong: readonly [];
      readonly token: string;
      readonly lastFour: string;
      readonly brand: CardBrand | null;
    };

const take = async (card: CardInput, { db, clock }: BankDeps): Promise<Taken> => {
  const now = clock.now();
  const wrong = wrongFieldsOf(card, now);
  if (wrong.length > 0) return { wrong };
  const number = cardNumberOf(card);
  const lastFour = number.slice(-4);
  const { name } = testCardOf(number);
  const goodUntil = goodUntilOf(card.expiry);
  const holderHash = holderHashOf(card.holder);
  return {
    wrong: [],
    token: await tokenFor(db, { name, lastFour, isProved: false, goodUntil, holderHash }, now),
    lastFour,
    brand: cardBrandOf(number),
  };
};

/** The fields come from the bank's own page alone, which stands at another origin than the shop. */
const isOfOwnFrame = (request: Request, { settings }: BankDeps): boolean =>
  isVouched(request.headers) && isOwnOrigin(request, { origin: settings.cardOrigin });

export const languageIn = (wished: string | null | undefined, otherwise: Language): Language =>
  wished !== null && wished !== undefined && isLanguage(wished) ? wished : otherwise;

/** The fields handed over by the script of their own frame. */
export const takeCardByScript = async (
  request: Request,
  language: Language,
  deps: BankDeps,
): Promise<Response> => {
  if (!isOfOwnFrame(request, deps)) return new Response(null, { status: 403 });
  const read = await jsonOf(request);
  const card = cardInput.safeParse(read.ok ? read.value : null);
  if (!card.success) return new Response(null, { status: 400 });
  const own = languageIn(card.data.dil, language);
  const say = sayIn(own, wholeCatalogue(own));
  const taken = await take(card.data, deps);
  if (!('token' in taken)) {
    const problems = Object.fromEntries(taken.wrong.map((field) => [field, say(cardProblems[field])]));
    return jsonAnswer({ problems }, 422, own);
  }
  return jsonAnswer(
    { token: taken.token, lastFour: taken.lastFour, brand: taken.brand, ready: say('card.ready') },
    200,
    own,
  );
};

/** The fields handed over by their own form, where no script runs. */
export const takeCardByForm = async (
  request: Request,
  language: Language,
  deps: BankDeps,
): Promise<Response> => {
  if (!isOfOwnFrame(request, deps)) return new Response(null, { status: 403 });
  const form = await foreignForm(request);
  const field = (name: string) => (form.get(name) ?? '').slice(0, 200);
  const card = {
    number: field('number'),
    holder: field('holder'),
    expiry: field('expiry'),
    securityCode: field('securityCode'),
  };
  const shop = deps.settings.origin;
  const own = languageIn(form.get('dil'), language);
  const taken = await take(card, deps);
  return 'token' in taken
    ? tokenPage(taken.token, { language: own, shop })
    : cardPage({
        language: own,
        shop,
        shown: 'page',
        wrong: taken.wrong,
        holder: card.holder,
        expiry: card.expiry,
      });
};
