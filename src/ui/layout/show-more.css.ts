import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[12],
  paddingBlock: theme.space[16],
  color: theme.color.quiet,
  fontSize: theme.size.small,
});
