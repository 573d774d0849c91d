import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const lists = styleVariants({
  near: [base, { gap: theme.space[16] }],
  apart: [base, { gap: theme.space[32] }],
});
