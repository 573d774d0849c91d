import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[12],
  '@media': { print: { display: 'none' } },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
});
