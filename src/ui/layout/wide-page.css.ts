import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const widePage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[20],
  maxInlineSize: theme.width,
  marginInline: 'auto',
  paddingInline: theme.gutter,
  paddingBlock: `${theme.space[24]} ${theme.space[48]}`,
});
