import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const footer = style({
  marginBlockStart: theme.space[64],
  backgroundColor: theme.color.band,
  color: theme.color['on-band'],
  '@media': { print: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gap: theme.space[32],
  maxInlineSize: theme.width,
  marginInline: 'auto',
  paddingInline: theme.gutter,
  paddingBlock: theme.space[48],
  '@media': {
    [from.tablet]: { gridTemplateColumns: '1.4fr 1fr' },
  },
});

export const column = style({ display: 'grid', alignContent: 'start', gap: theme.space[8] });

export const list = style({ columns: '10rem 2' });

export const title = style({
  fontSize: theme.size.small,
  fontWeight: theme.weight.strong,
  color: theme.color['quiet-on-band'],
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[8],
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: 'inherit', textDecoration: 'underline' } },
});

export const number = style({
  fontSize: theme.size.h1,
  fontWeight: theme.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
});

export const quiet = style({ color: theme.color['quiet-on-band'], fontSize: theme.size.small });

export const base = style({
  borderBlockStart: `1px solid color-mix(in srgb, ${theme.color['quiet-on-band']} 35%, transparent)`,
});

export const baseRow = style([
  quiet,
  {
    maxInlineSize: theme.width,
    marginInline: 'auto',
    paddingInline: theme.gutter,
    paddingBlock: theme.space[20],
  },
]);
