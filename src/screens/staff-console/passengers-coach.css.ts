import { style } from '@vanilla-extract/css';
import { density } from '#ui/density.css.ts';
import { theme } from '#ui/theme.css.ts';

export const coach = style({ display: 'grid', gap: theme.space[16], minInlineSize: 0 });

export const heard = style({ display: 'block', minBlockSize: '1.5em', fontSize: density.text });

export const places = style({
  display: 'grid',
  gap: theme.space[4],
  margin: 0,
  padding: 0,
  fontSize: density.text,
  listStyle: 'none',
});
