import type { Language } from '#domain/values/language.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { moneyText } from '#i18n/money-text.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { escaped } from '#server/platform/escaped.ts';
import { bankPage, hidden } from './bank-page.ts';
import type { BankPayment } from './bank-payments.ts';

/** What the passenger may do on the bank's page; the last five are for trying things out. */
export const acsActions = {
  approve: 'bank.approve',
  decline: 'bank.decline',
  abandon: 'bank.abandon',
  slow: 'bank.slow',
  late: 'bank.late',
  repeated: 'bank.repeated',
  forged: 'bank.forged',
} as const satisfies Record<string, MessageId>;

export type AcsAction = keyof typeof acsActions;

export const isAcsAction = (text: string): text is AcsAction => Object.hasOwn(acsActions, text);

type Shown = { readonly language: Language; readonly shop: string };

/** The page on which the passenger proves that the card is theirs. */
export const acsPage = (payment: BankPayment, { language, shop }: Shown): Promise<Response> => {
  const words = wordsIn(language, wholeCatalogue(language));
  const { say } = words;
  const buttons = Object.entries(acsActions).map(
    ([action, id]) => `<button name="deed" value="${action}">${escaped(say(id))}</button>`,
  );
  const text = say('bank.asked', {
    amount: moneyText(payment.amount, words),
    card: payment.last_four,
  });
  return bankPage({
    language,
    title: say('bank.title'),
    formsTo: shop,
    body: `<p>${escaped(text)}</p><p>${escaped(say('bank.lead'))}</p><form method="post" action="/3d/answer">${hidden('MD', payment.md)}${buttons.join('')}</form>`,
  });
};

export type Return = { readonly to: string; readonly md: string; readonly paRes: string };

const returnForm = ({ to, md, paRes }: Return, word: string, target: string): string =>
  `<form method="post" action="${escaped(to)}"${target}>${hidden('MD', md)}${hidden('PaRes', paRes)}<button>${escaped(word)}</button></form>`;

/** Carries the passenger back: by itself where scripts run, by a button where they do not. */
export const returnPage = (
  back: Return,
  times: 'once' | 'twice',
  { language, shop }: Shown,
): Promise<Response> => {
  const say = sayIn(language, wholeCatalogue(language));
  const twin = times === 'twice' ? returnForm(back, say('bank.return-again'), ' target="_blank"') : '';
  return bankPage({
    language,
    title: say('bank.returning'),
    formsTo: shop,
    body: `${returnForm(back, say('bank.return'), '')}${twin}`,
    ...(times === 'once' ? { script: 'document.forms[0].submit()' } : {}),
  });
};

/** Said where nothing goes back to the shop. Its link leads where the shop asks what was being paid for. */
export const leftPage = (to: string, { md }: BankPayment, { language, shop }: Shown): Promise<Response> => {
  const say = sayIn(language, wholeCatalogue(language));
  return bankPage({
    language,
    title: say('bank.left'),
    formsTo: shop,
    body: `<p>${escaped(say('bank.left-lead'))}</p><p><a href="${escaped(`${to}?MD=${md}`)}">${escaped(say('bank.return'))}</a></p>`,
  });
};

export const notSentPage = ({ language, shop }: Shown): Promise<Response> => {
  const say = sayIn(language, wholeCatalogue(language));
  return bankPage({
    language,
    title: say('bank.title'),
    formsTo: shop,
    status: 400,
    body: `<p>${escaped(say('bank.not-sent'))}</p>`,
  });
};
