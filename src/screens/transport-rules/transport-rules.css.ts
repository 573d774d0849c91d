import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const parts = style({ display: 'grid', gap: theme.space[24], minInlineSize: 0 });

export const part = style({
  display: 'grid',
  gap: theme.space[12],
  minInlineSize: 0,
  scrollMarginBlockStart: theme.space[24],
});

export const points = style({
  display: 'grid',
  gap: theme.space[8],
  margin: 0,
  paddingInlineStart: 0,
  fontVariantNumeric: 'tabular-nums',
});
