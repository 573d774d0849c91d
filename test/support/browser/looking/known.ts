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
    screen: /login: (entering|signingIn)\S* .*alert: shown/,
    why: 'The alert that came with the login lies under its sheet on a phone.',
  },
  {
    rule: 'in-window',
    screen: /^\/(404)? /,
    what: /^nothing has the focus/,
    why: 'Whoever puts an alert or a dialog away whose opener is gone stands nowhere.',
  },
  {
    rule: 'in-window',
    screen: /^\/bilet-arama .*(reservation-option|ticket-actions): (done\.)?unread/,
    why: 'The refusal stands above the button that asked, which keeps the focus.',
  },
  {
    rule: 'in-window',
    screen: /^\/koltuk-haritasi .*(seat-hold: (counting|empty\.refused)|ticket-change: refused)/,
    why: 'The message beside the plan leaves the focus on the seat, and an alert at the foot may lie over it.',
  },
  {
    rule: 'in-window',
    screen: /^\/odeme .*(payment: pricing|masterpass: open\.proving\.entering)/,
    why: 'What open tickets pay is announced while the rest is reckoned, and an alert may lie over the code.',
  },
  {
    rule: 'in-window',
    screen: /^\/sefer-listesi .*booking: (listing|seating\.comparing)/,
    why: 'On a phone the first train stands below days, order and kinds of fare; whoever comes back finds the train they left.',
  },
  {
    rule: 'focus-in-window',
    screen: /login: entering/,
    why: 'What had the focus lies under the sheet of the login that the end of the session has opened.',
  },
  {
    rule: 'focus-in-window',
    screen: /^\/(bilet-arama|kiralik-arac-listesi|koltuk-haritasi|odeme(\/3d)?) /,
    why: 'An alert at the foot lies over what has the focus, or what comes above pushes it out.',
  },
  {
    rule: 'nothing-moves',
    screen: /^\/ .*login: entering\.refused/,
    why: 'Whoever comes back from the page of the e-ID is told above the form, before they have pressed anything.',
  },
  {
    rule: 'nothing-moves',
    screen: /^\/ .*session: signedOut\.turnedAway/,
    why: 'The line that says why a page of members is not open moves as the alert goes.',
  },
  {
    rule: 'nothing-moves',
    screen: /^\/bilet-arama .*(reservation-option: (over|renewing|unread)|ticket-actions)/,
    why: 'A booking that is read anew changes the height of its parts above the button that asked.',
  },
  {
    rule: 'nothing-moves',
    screen: /^\/katalog .*catalogue-approval: doing/,
    why: 'A page as high as the window grows, and gets a bar to scroll it with.',
  },
  {
    rule: 'nothing-moves',
    screen: /^\/kiralik-arac-(sonuc .*car-rental: (ended|renting)|rezervasyon-sonuc .*: seeking\.fresh)/,
    why: 'The foot of a short page goes down as the rental comes.',
  },
  {
    rule: 'nothing-moves',
    screen: /^\/koltuk-haritasi .*seat-hold: (asking|counting|empty|leaving)/,
    why: 'The bar below the plan and the message above it change their lines as seats are asked for and given back.',
  },
  {
    rule: 'nothing-moves',
    screen: /^\/odeme .*masterpass: open\.(loading|browsing|makingDefault|proving\.lapsed)/,
    why: 'How many cards a wallet holds is not known before they come; a button that waits is wider.',
  },
  {
    rule: 'nothing-moves',
    screen:
      /^\/odeme(\/3d)? .*(booking: (expired|releasing)|payment: (settling|choosing\.(askingMiles|gathering)|pricing))/,
    why: 'Where the time has run out, or money is taken, the form gives way to a line; the button of a code that is checked falls into the next one.',
  },
  {
    rule: 'nothing-moves',
    screen: /^\/odeme-sonuc\/\S+ .*booking: issuing/,
    why: 'While the tickets are made the result says one line less.',
  },
  {
    rule: 'nothing-moves',
    screen: /^\/sefer-listesi .*booking: listing\.asking/,
    why: 'The strip of days is led to the day that was chosen.',
  },
  {
    rule: 'nothing-moves',
    screen: /^\/sifre-guncelleme .*submission: sending/,
    why: 'The notice above the form goes as it is sent.',
  },
  {
    rule: 'fits-narrow',
    screen: /^\/koltuk-haritasi .*booking: seating\.placing/,
    why: 'Seen once, after the seat of a change was left: the choices beside the plan were wider than a narrow window.',
  },
  {
    rule: 'height-stays',
    screen: /^\/(bilet-arama|koltuk-haritasi|odeme) /,
    why: 'What is asked for stands in the page once it has come, and it may come while the page is scrolled.',
  },
];

export const isKnown = ({ rule, screen, what }: Found, entry: Known): boolean =>
  entry.rule === rule && entry.screen.test(screen) && (entry.what?.test(what) ?? true);
