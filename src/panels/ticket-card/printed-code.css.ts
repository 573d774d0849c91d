import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const inPrint = 'print';

/** A ticket that holds: each stands on a sheet of its own, and nothing else of the page is printed beside it. */
export const sheet = style({
  '@media': { [inPrint]: { breakInside: 'avoid', breakAfter: 'page' } },
});

globalStyle(`body:has(.${sheet}) :not(.${sheet}, .${sheet} *, :has(.${sheet}))`, {
  '@media': { [inPrint]: { display: 'none' } },
});

/** A sheet breaks only where all around it are plain blocks. */
globalStyle(`body:has(.${sheet}), body :has(.${sheet})`, {
  '@media': {
    [inPrint]: {
      display: 'block',
      minBlockSize: 0,
      maxInlineSize: 'none',
      margin: 0,
      padding: 0,
      border: 0,
    },
  },
});

/** Whose ticket it is stands at its head. */
export const operator = style({
  display: 'none',
  '@media': { [inPrint]: { display: 'block', order: -2 } },
});

export const printed = style({
  display: 'none',
  '@media': {
    [inPrint]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      gap: theme.space[24],
      order: -1,
    },
  },
});

/** At least 30 mm with its quiet zone; always dark on light, as readers want it. */
export const code = style({ inlineSize: '40mm', blockSize: 'auto' });

export const name = style({ display: 'block', fontSize: theme.size.small });

export const locator = style({
  fontSize: theme.size.display,
  fontWeight: theme.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
});

export const rules = style({
  display: 'none',
  fontSize: theme.size.small,
  '@media': { [inPrint]: { display: 'block' } },
});

/** What happened to a ticket is no part of it. */
globalStyle(`.${sheet} details`, { '@media': { [inPrint]: { display: 'none' } } });
