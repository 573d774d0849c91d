import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[8],
  minInlineSize: 0,
  alignContent: 'start',
  '@media': {
    [from.desk]: { position: 'sticky', insetBlockStart: `calc(${theme['header-height']} + 1rem)` },
  },
});

/** Drawn from left to right in every language, as the flow itself is. */
export const frame = style({
  overflow: 'auto',
  minBlockSize: '12rem',
  maxBlockSize: 'min(42rem, 72dvb)',
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.page,
  direction: 'ltr',
  '@media': {
    [from.desk]: {
      blockSize: `calc(100dvb - ${theme['header-height']} - 9rem)`,
      maxBlockSize: 'none',
    },
    print: { blockSize: 'auto', maxBlockSize: 'none', overflow: 'visible', border: 0 },
  },
});

export const drawing = style({ inlineSize: 'max-content', margin: '0 auto' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[8],
  '@media': { print: { display: 'none' } },
});

export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[8] });

export const size = style({
  minInlineSize: '3.5em',
  textAlign: 'center',
  fontSize: theme.size.small,
  color: theme.color.quiet,
  fontVariantNumeric: 'tabular-nums',
});

export const hint = style({ fontSize: theme.size.small, color: theme.color.quiet });

export const waiting = style({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '12rem',
  blockSize: '100%',
});
