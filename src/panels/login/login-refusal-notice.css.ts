import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const message = style({
  maxInlineSize: theme.width,
  marginInline: 'auto',
  paddingInline: theme.gutter,
  paddingBlockStart: theme.space[16],
});
