import { style } from '@vanilla-extract/css';
import { density } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[12],
  padding: `calc(${density.gap} * 1.25)`,
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
  minInlineSize: 0,
});
