import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const clock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[16],
  rowGap: theme.space[4],
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const left = style({ fontSize: theme.size.body, fontWeight: theme.weight.strong });

export const extension = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[8],
});
