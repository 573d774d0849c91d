import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[8],
  minBlockSize: '2.75rem',
});
