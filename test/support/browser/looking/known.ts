import type { Found } from './found.ts';
import type { RuleName } from './judge.ts';

/** What is found and not mended yet: where, what of it, and why it may stand. Nothing else may. */
export type Known = {
  readonly rule: RuleName;
  /** Met in the address of the page and the states of its flows, as in a finding. */
  readonly screen: RegExp;
  readonly what?: RegExp;
  readonly why: string;
};

export const known: readonly Known[] = [
  {
    rule: 'in-window',
    screen: /^\/(404)? .*(login: (entering|resting)|session: welcoming)/,
    what: /^(nothing has the focus|the focus stands after “Üye girişi”)/,
    why: 'Whoever logs in on a page stands nowhere until their name has come; whoever leaves a page beneath the login stands at its heading.',
  },
  {
    rule: 'in-window',
    screen: /^\/koltuk-haritasi .*seat-hold: counting\.held/,
    what: /Süre uzatılamadı|^nothing has the focus/,
    why: 'More time is asked for in the bar below the message, and the seats are the first thing to go on with.',
  },
  {
    rule: 'in-window',
    screen: /^\/sefer-listesi .*booking: listing/,
    what: /^“\d\d:\d\d/,
    why: 'On a phone the first train stands below the tickets that are exchanged.',
  },
  {
    rule: 'in-window',
    screen: /^\/odeme-sonuc\/\S+ .*booking: issuing\.unanswered/,
    what: /^the focus stands after/,
    why: 'Whoever arrives while nobody answers is led to that from the heading at once.',
  },
  {
    rule: 'in-window',
    screen: /^\/bilet-arama .*ticket-actions: choosing/,
    what: /^“Ek hizmetler”/,
    why: 'Tickets that hold again bring a further part of the page below.',
  },
  {
    rule: 'in-window',
    screen: /^\/kiralik-arac-listesi .*login: entering/,
    why: 'The search goes on beneath the sheet of a login that is open.',
  },
  {
    rule: 'focus-in-window',
    screen: /^\/(404|kiralik-arac-listesi) .*login: entering/,
    why: 'The page goes on beneath the sheet of a login that is open.',
  },
  {
    rule: 'focus-in-window',
    screen: /^\/koltuk-haritasi .*seat-hold: (counting|empty)/,
    why: 'An alert at the head of the plan lies over its heading.',
  },
  {
    rule: 'nothing-moves',
    screen: /^\/kiralik-arac-listesi .*car-rental: (finding|listing\.refused)/,
    why: 'What is said of the last search takes the room above the cars.',
  },
  {
    rule: 'nothing-moves',
    screen: /^\/katalog .*catalogue-approval: doing\.carryingOut/,
    why: 'The scroll bar of the window goes while an entry is shown anew.',
  },
  {
    rule: 'nothing-moves',
    screen: /^\/odeme\/3d .*payment: pricing/,
    why: 'A line of the price goes above the form on a phone.',
  },
  {
    rule: 'nothing-moves',
    screen: /^\/kullanici-bilgisi .*profile: foretelling/,
    why: 'The refusal above goes as something else is asked.',
  },
  {
    rule: 'fits-narrow',
    screen: /^\/koltuk-haritasi /,
    what: /label/,
    why: 'A choice that was folded away before the window became narrow is met now and then as wide as it was.',
  },
  {
    rule: 'height-stays',
    screen: /^\/(koltuk-haritasi|odeme) /,
    why: 'A plan and the cards of a wallet may come while the page is scrolled.',
  },
];

export const isKnown = ({ rule, screen, what }: Found, entry: Known): boolean =>
  entry.rule === rule && entry.screen.test(screen) && (entry.what?.test(what) ?? true);
