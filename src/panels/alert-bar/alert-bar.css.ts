import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

/** Lies over the page, so that nothing moves when an alert comes or goes. */
export const bar = style({
  position: 'fixed',
  insetBlockStart: `calc(${theme['header-height']} + ${theme.space[8]})`,
  insetInline: 0,
  zIndex: 4,
  maxInlineSize: theme.width,
  marginInline: 'auto',
  paddingInline: theme.gutter,
  pointerEvents: 'none',
});

export const alert = style({
  pointerEvents: 'auto',
  maxInlineSize: '44rem',
  marginInline: 'auto',
  borderRadius: theme.radius.control,
  boxShadow: theme.shadow,
});
