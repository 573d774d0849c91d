import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const here = style({ fontWeight: theme.weight.strong });

export const next = style({
  display: 'grid',
  gap: theme.space[4],
  margin: 0,
  paddingInlineStart: theme.space[20],
});
