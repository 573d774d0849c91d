import { style } from '@vanilla-extract/css';
import { from } from '#ui/breakpoints.ts';
import { density } from '#ui/density.css.ts';
import { theme } from '#ui/theme.css.ts';

export const coach = style({ display: 'grid', gap: theme.space[16], minInlineSize: 0 });

/** A coach lies along the page, so that one stands under the other where the page is not wide. */
export const views = style({
  display: 'grid',
  gap: theme.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const view = style({ display: 'grid', gap: theme.space[8], minInlineSize: 0 });

export const heard = style({ display: 'block', minBlockSize: '1.5em', fontSize: density.text });

export const places = style({
  display: 'grid',
  gap: theme.space[4],
  margin: 0,
  padding: 0,
  fontSize: density.text,
  listStyle: 'none',
});
