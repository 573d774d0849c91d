import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const base = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 });

export const lists = styleVariants({
  near: [base, { gap: theme.space[16] }],
  apart: [base, { gap: theme.space[32] }],
});
