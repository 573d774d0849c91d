import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
  '@media': { print: { display: 'none' } },
});

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: theme.space[12],
  maxInlineSize: '28rem',
});
