import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const documents = style({ display: 'grid', gap: theme.space[8], minInlineSize: 0 });

export const text = style({
  display: 'grid',
  gap: theme.space[12],
  maxInlineSize: theme.measure,
  fontSize: theme.size.small,
});
