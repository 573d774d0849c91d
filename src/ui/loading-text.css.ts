import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const loadingText = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  color: theme.color.quiet,
  paddingBlock: theme.space[16],
});
