import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space[16],
});

export const words = style({ display: 'grid', gap: theme.space[4], minInlineSize: 0 });

export const task = style({ color: theme.color.quiet, fontWeight: theme.weight.strong });

export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[12],
  fontSize: `clamp(${theme.size.h2}, 3vw, ${theme.size.display})`,
  lineHeight: 1.2,
  selectors: { '&:lang(fa)': { lineHeight: 1.6 } },
});

export const arrow = style({ display: 'inline-flex', color: theme.color.brand });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[16],
  color: theme.color.quiet,
  fontVariantNumeric: 'tabular-nums',
});
