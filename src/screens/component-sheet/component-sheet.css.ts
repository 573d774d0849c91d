import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const group = style({
  display: 'grid',
  gap: theme.space[20],
  paddingBlockStart: theme.space[24],
  borderBlockStart: `1px solid ${theme.color.rule}`,
});

export const shown = style({ display: 'grid', gap: theme.space[12], justifyItems: 'start' });

export const name = style({
  fontSize: theme.size.small,
  color: theme.color.quiet,
  fontWeight: theme.weight.plain,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[16],
  inlineSize: '100%',
});

export const columns = style({
  display: 'grid',
  gap: theme.space[24],
  alignItems: 'start',
  inlineSize: '100%',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' } },
});

export const stack = style({ display: 'grid', gap: theme.space[16], inlineSize: '100%' });

export const icon = style({
  display: 'grid',
  placeContent: 'center',
  fontSize: theme.size.h3,
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
});
