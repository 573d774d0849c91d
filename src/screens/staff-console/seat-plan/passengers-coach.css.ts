import { style } from '@vanilla-extract/css';
import { density } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const coach = style({ display: 'grid', gap: theme.space[16], minInlineSize: 0 });

/** A coach lies along the page: row stands over row where one coach is under the other. */
export const views = style({
  display: 'grid',
  gap: theme.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const view = style([views, { gap: theme.space[8] }]);

export const heard = style({ display: 'block', minBlockSize: '1.5em', fontSize: density.text });

export const places = style({
  display: 'grid',
  gap: theme.space[4],
  margin: 0,
  padding: 0,
  fontSize: density.text,
  listStyle: 'none',
});
