import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const skip = style({
  position: 'fixed',
  insetBlockStart: theme.space[8],
  insetInlineStart: theme.space[8],
  zIndex: 10,
  paddingInline: theme.space[16],
  paddingBlock: theme.space[12],
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  color: theme.color.link,
  fontWeight: theme.weight.strong,
  boxShadow: theme.shadow,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', insetBlockStart: '-10rem' } },
});
