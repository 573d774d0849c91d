import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space[24] });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
});

export const count = style({ fontWeight: theme.weight.strong });
