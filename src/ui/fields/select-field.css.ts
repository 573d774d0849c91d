import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const box = style({ position: 'relative', inlineSize: '100%' });

export const select = style({ appearance: 'none', paddingInlineEnd: theme.space[40], cursor: 'pointer' });

export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: theme.space[12],
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: theme.color.quiet,
});
