import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const wallet = style({ display: 'grid', gap: theme.space[16], minInlineSize: 0 });

export const cards = style({
  display: 'grid',
  gap: theme.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  display: 'grid',
  gap: theme.space[12],
  padding: theme.space[16],
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
  minInlineSize: 0,
});

export const names = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[12] });

export const name = style({ fontWeight: theme.weight.strong, overflowWrap: 'anywhere' });

export const digits = style({ color: theme.color.quiet, fontVariantNumeric: 'tabular-nums' });

/** A row of its own, as high as the button with the line that says when it may be pressed. */
export const resending = style({ flexBasis: '100%', minBlockSize: '4.5rem' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: theme.space[12],
});
