import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

/** Lies over the foot of the window: nothing moves when an alert comes or goes, and no heading is covered. */
export const bar = style({
  position: 'fixed',
  insetBlockEnd: theme.space[16],
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
