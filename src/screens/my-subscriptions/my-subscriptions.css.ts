import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space[32] });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
});

export const cancelling = style({
  display: 'grid',
  gap: theme.space[16],
  marginBlockStart: theme.space[16],
  minInlineSize: 0,
});
