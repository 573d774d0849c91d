import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const whole = style({ display: 'grid', gap: theme.space[16], maxInlineSize: '36rem' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[12],
});
