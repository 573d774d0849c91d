import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
  paddingBlockStart: theme.space[24],
  borderBlockStart: `1px solid ${theme.color.rule}`,
});
