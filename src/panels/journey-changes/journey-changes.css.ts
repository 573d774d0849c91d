import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const changes = style({
  display: 'grid',
  gap: theme.space[4],
  inlineSize: '100%',
  fontSize: theme.size.small,
});
