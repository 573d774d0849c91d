import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const part = style({ display: 'grid', gap: theme.space[20], minInlineSize: 0 });

export const choice = style({ display: 'grid', gap: theme.space[8], minInlineSize: 0 });

export const legend = style({ padding: 0, marginBlockEnd: theme.space[8], fontWeight: theme.weight.strong });

export const tickets = style({
  display: 'grid',
  gap: theme.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const actions = style({
  display: 'grid',
  gap: theme.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const action = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: theme.space[12],
  padding: theme.space[16],
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
});

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[12] });

export const hint = style({ margin: 0, color: theme.color.quiet });

export const steps = style({
  display: 'grid',
  gap: theme.space[4],
  margin: 0,
  marginBlockEnd: 'auto',
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});

export const dealt = style({
  display: 'grid',
  gap: theme.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const traveller = style({ marginBlockEnd: theme.space[4], fontWeight: theme.weight.heavy });

export const total = style({ fontWeight: theme.weight.strong, fontVariantNumeric: 'tabular-nums' });
