import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const stack = style({
  display: 'grid',
  gap: theme.space[8],
  alignContent: 'start',
  justifyItems: 'start',
  minInlineSize: 0,
});
export const wide = style([stack, { justifyItems: 'stretch', gap: theme.space[16] }]);
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: theme.space[12] });
export const pair = style({
  display: 'grid',
  gap: theme.space[12],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
});
export const label = style({ fontSize: theme.size.body, fontWeight: theme.weight.strong });
export const hint = style({ color: theme.color.quiet, fontSize: theme.size.small });
export const steps = style({
  display: 'grid',
  gap: theme.space[4],
  maxBlockSize: '24rem',
  overflow: 'auto',
  padding: 0,
});
export const figure = style({
  fontSize: theme.size.h2,
  fontWeight: theme.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({ fontSize: theme.size.h3 });

/** A way is read in a line or two: the table moves sideways before it is pressed together. */
export const way = style({ display: 'block', minInlineSize: '15rem' });

/** A length of time is read at one glance. */
export const together = style({ whiteSpace: 'nowrap' });
