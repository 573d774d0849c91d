import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const ticket = style({
  display: 'grid',
  gap: theme.space[16],
  padding: theme.space[16],
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
  minInlineSize: 0,
  '@media': {
    [from.tablet]: { padding: theme.space[20] },
    print: { breakInside: 'avoid', borderColor: 'currentColor' },
  },
});

export const name = style({ fontSize: theme.size.h3 });

export const run = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'start',
  gap: theme.space[8],
});

export const end = style({ display: 'grid', gap: theme.space[4], justifyItems: 'start' });

export const arrival = style([end, { justifyItems: 'end', textAlign: 'end' }]);

export const hour = style({
  fontSize: theme.size.h2,
  fontWeight: theme.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const station = style({ color: theme.color.quiet, overflowWrap: 'break-word' });

export const line = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: `calc(${theme.size.h2} * 1.5)`,
  color: theme.color.quiet,
});
