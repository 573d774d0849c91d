import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const stack = style({ display: 'grid', gap: theme.space[16], minInlineSize: 0 });

export const form = style([stack, { gap: theme.space[20] }]);

export const head = style({ display: 'grid', gap: theme.space[4], maxInlineSize: theme.measure });

export const quiet = style({ color: theme.color.quiet });

export const legend = style({
  fontSize: theme.size.h4,
  fontWeight: theme.weight.heavy,
  lineHeight: 1.25,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[12],
  alignItems: 'center',
});

export const numbers = style({ fontVariantNumeric: 'tabular-nums' });

export const narrow = style({ maxInlineSize: theme.measure });

export const line = style({
  display: 'grid',
  gap: theme.space[8],
  alignItems: 'center',
  paddingBlock: theme.space[12],
  borderBlockEnd: `1px solid ${theme.color.rule}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr) auto' } },
});

export const opened = style({
  paddingBlock: theme.space[16],
  borderBlockEnd: `1px solid ${theme.color.rule}`,
});

export const lines = style({ borderBlockStart: `1px solid ${theme.color.rule}` });

export const strong = style({ fontWeight: theme.weight.strong });

export const rules = style({
  display: 'grid',
  gap: theme.space[4],
  margin: 0,
  paddingInlineStart: theme.space[20],
});
