import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const signs = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[20],
  rowGap: theme.space[8],
  padding: 0,
  fontSize: theme.size.small,
});

export const signOf = style({ display: 'flex', alignItems: 'center', gap: theme.space[8] });
