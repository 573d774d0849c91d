import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const events = style({
  display: 'grid',
  gap: theme.space[12],
  margin: 0,
  padding: 0,
  paddingInlineStart: theme.space[16],
  borderInlineStart: `2px solid ${theme.color.rule}`,
  listStyle: 'none',
});

export const hour = style({
  display: 'block',
  fontSize: theme.size.small,
  color: theme.color.quiet,
  fontVariantNumeric: 'tabular-nums',
});
