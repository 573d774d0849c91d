import { cardBrands } from '#domain/fare/card-brand.ts';
import type { CardField } from '#domain/fare/payment-card.ts';
import type { Language } from '#domain/values/language.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { escaped } from '#server/platform/escaped.ts';
import { bankPage, hidden } from './bank-page.ts';
import { brandMarks } from './brand-marks.ts';

export const cardPath = '/kart';

export const cardProblems = {
  number: 'card.problem.number',
  holder: 'card.problem.holder',
  expiry: 'card.problem.expiry',
  securityCode: 'card.problem.security-code',
} as const satisfies Record<CardField, MessageId>;

type Field = {
  readonly name: CardField;
  readonly label: MessageId;
  readonly autocomplete: string;
  readonly most: number;
  readonly numeric: boolean;
  /** Two short ones stand side by side. */
  readonly isHalf: boolean;
};

const fieldOf = (
  name: CardField,
  label: MessageId,
  autocomplete: string,
  most: number,
  kind: 'digits' | 'text',
): Field => ({ name, label, autocomplete, most, numeric: kind === 'digits', isHalf: most < 10 });

const fields: readonly Field[] = [
  fieldOf('number', 'card.number', 'cc-number', 24, 'digits'),
  fieldOf('holder', 'card.holder', 'cc-name', 60, 'text'),
  fieldOf('expiry', 'card.expiry', 'cc-exp', 7, 'digits'),
  fieldOf('securityCode', 'card.security-code', 'cc-csc', 4, 'digits'),
];

export type CardPage = {
  readonly language: Language;
  /** The shop that may show these fields and is told the token. */
  readonly shop: string;
  /** `frame` tells its token to the page around it, `page` brings it back by a form. */
  readonly shown: 'frame' | 'page';
  readonly wrong: readonly CardField[];
  /** What may stand again; a number or a code never does. */
  readonly holder: string;
  readonly expiry: string;
};

/** The card fields, on the bank's own origin. They work without a script too. */
export const cardPage = async ({
  language,
  shop,
  shown,
  wrong,
  holder,
  expiry,
}: CardPage): Promise<Response> => {
  const say = sayIn(language, wholeCatalogue(language));
  const again: Partial<Record<CardField, string>> = { holder, expiry };
  const input = ({ name, label, autocomplete, most, numeric, isHalf }: Field): string => {
    const problem = wrong.includes(name) ? escaped(say(cardProblems[name])) : '';
    const described = `aria-describedby="${name}-problem"${problem === '' ? '' : ' aria-invalid="true"'}`;
    const half = isHalf ? ' half' : '';
    const marks = name === 'number' ? brandMarks : '';
    return `<div class="field${half}"><div class="named"><label for="${name}">${escaped(say(label))}</label>${marks}</div><p class="problem" id="${name}-problem">${problem}</p><input id="${name}" name="${name}" ${described} autocomplete="${autocomplete}" maxlength="${most}"${numeric ? ' inputmode="numeric" dir="ltr"' : ''} value="${escaped(again[name] ?? '')}" required></div>`;
  };
  return bankPage({
    language,
    title: say('card.title'),
    formsTo: shop,
    framedBy: shop,
    ...(shown === 'frame' ? { script: (await import('./card-script.ts')).cardScript(shop, cardBrands) } : {}),
    status: wrong.length === 0 ? 200 : 422,
    body: `<form id="card" method="post" action="${cardPath}" novalidate>${hidden('dil', language)}${fields.map(input).join('')}<button id="card-use" data-unreached="${escaped(say('card.unreached'))}">${escaped(say('card.use'))}</button></form><p class="status" id="card-status" role="status"></p><button id="card-other" type="button" hidden>${escaped(say('card.other'))}</button>`,
  });
};

/** Brings a token back to the shop where no script runs. */
export const tokenPage = (
  token: string,
  { language, shop }: Pick<CardPage, 'language' | 'shop'>,
): Promise<Response> => {
  const say = sayIn(language, wholeCatalogue(language));
  return bankPage({
    language,
    title: say('card.ready'),
    formsTo: shop,
    framedBy: shop,
    saysOrigin: true,
    body: `<form method="post" action="${escaped(shop)}/odeme/kart" target="_top">${hidden('token', token)}<button>${escaped(say('card.back'))}</button></form>`,
  });
};
