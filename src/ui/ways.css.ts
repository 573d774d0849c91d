import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[12],
  '@media': { print: { display: 'none' } },
});
