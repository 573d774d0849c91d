import type { Found } from './found.ts';
import type { RuleName } from './judge.ts';

/** What is found and not mended yet: where, what of it, and why it may stand. Nothing else may. */
export type Known = {
  readonly rule: RuleName;
  /** Begins the address of the page and the states of its flows, as in a finding; left out, it is met anywhere. */
  readonly screen?: RegExp;
  readonly what?: RegExp;
  readonly why: string;
};

const on = (...pages: readonly string[]) => new RegExp(`^(${pages.join('|')}) `);

export const known: readonly Known[] = [
  {
    rule: 'in-window',
    screen: on(
      '/',
      '/404',
      '/bilet-arama',
      '/katalog',
      '/kiralik-arac-listesi',
      '/kiralik-arac-rezervasyon-sonuc',
      '/koltuk-haritasi',
      '/odeme(/3d)?',
      '/sefer-listesi',
      '/surucu-bilgisi',
    ),
    why: 'A success that waits its turn is not scrolled to, and a step of some pages keeps its place.',
  },
  {
    rule: 'focus-in-window',
    screen: on(
      '/404',
      '/bilet-arama',
      '/katalog',
      '/kiralik-arac-listesi',
      '/kiralik-arac-rezervasyon-sonuc',
      '/odeme(/3d)?',
    ),
    why: 'What comes above pushes the pressed button out of the window.',
  },
  {
    rule: 'nothing-moves',
    screen: on(
      '/',
      '/bilet-arama',
      '/katalog',
      '/kiralik-arac-[a-z-]+',
      '/koltuk-haritasi',
      '/kullanici-bilgisi',
      '/odeme(/3d)?',
      '/odeme-sonuc/[A-Z0-9]+',
      '/sefer-listesi',
      '/sifre-guncelleme',
      '/surucu-bilgisi',
    ),
    why: 'Parts that are asked for change their height, and the foot of the page follows.',
  },
  {
    rule: 'targets-large',
    screen: /^\/koltuk-haritasi/,
    what: /^div “\d+\p{L}/u,
    why: 'Four seats and an aisle share the width of a phone: a seat is 36 px wide.',
  },
  {
    rule: 'targets-large',
    screen: /^\/sefer-listesi/,
    why: 'The links that sort the journeys are 42 px high, the one to the next free train 24.',
  },
  {
    rule: 'height-stays',
    screen: /^(\/katalog|\/odeme|\/koltuk-haritasi .*booking: (creating|seating))/,
    why: 'What is asked of the bank and of the wallet stands in the page once it has come; the booking that is made leads there.',
  },
  {
    rule: 'one-main-action',
    screen: /^\/koltuk-haritasi/,
    why: 'Whoever corrects a passenger beside the plan saves there and pays below.',
  },
  {
    rule: 'whole-sentences',
    screen: /^\/katalog/,
    why: 'Two lines of the staff console end with a state or a name.',
  },
];

export const isKnown = ({ rule, screen, what }: Found, entry: Known): boolean =>
  entry.rule === rule && (entry.screen?.test(screen) ?? true) && (entry.what?.test(what) ?? true);
