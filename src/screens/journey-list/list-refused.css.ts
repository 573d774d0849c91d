import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space[12],
});
