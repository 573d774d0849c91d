import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const amount = style({
  fontSize: theme.size.h2,
  fontWeight: theme.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
});
