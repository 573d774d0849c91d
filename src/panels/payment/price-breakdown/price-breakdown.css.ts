import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const summary = style({
  display: 'grid',
  minInlineSize: 0,
  gap: theme.space[16],
  padding: theme.space[20],
  borderRadius: theme.radius.card,
  border: `1px solid ${theme.color.rule}`,
  backgroundColor: theme.color.raised,
});

export const title = style({ fontSize: theme.size.h3 });

export const rows = style({
  display: 'grid',
  gap: theme.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A long amount goes under what it is for. */
const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space[16],
});

/** One train under the other, apart as one journey is from the next. */
export const rides = style([rows, { gap: theme.space[20] }]);

export const ride = style({
  display: 'grid',
  gap: theme.space[12],
  minInlineSize: 0,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.rule}`, paddingBlockStart: theme.space[20] },
  },
});

export const run = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space[4],
  minInlineSize: 0,
});

/** The hours stand under each other, and so do the stations. */
export const stop = style({
  display: 'grid',
  gridTemplateColumns: '3.25em minmax(0, 1fr)',
  columnGap: theme.space[8],
});

export const hour = style({ fontWeight: theme.weight.strong, fontVariantNumeric: 'tabular-nums' });

export const row = pair;

export const what = style({ display: 'grid', justifyItems: 'start', flex: '1 1 9rem', minInlineSize: 0 });

export const name = style({ fontWeight: theme.weight.strong, overflowWrap: 'anywhere' });

export const quiet = style({ color: theme.color.quiet, fontSize: theme.size.small });

const dotWidth = '1em';

/** What begins a line has its dot outside of this, where it is not drawn. */
export const parts = style([quiet, { overflow: 'clip' }]);

export const lines = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `-${dotWidth}` });

export const part = style({ position: 'relative', paddingInlineStart: dotWidth });

export const dot = style({
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: dotWidth,
  textAlign: 'center',
});

export const amount = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  marginInlineStart: 'auto',
});

export const less = style([amount, { color: theme.color.success }]);

export const sums = style({
  display: 'grid',
  gap: theme.space[8],
  margin: 0,
  paddingBlockStart: theme.space[16],
  borderBlockStart: `1px solid ${theme.color.rule}`,
});

export const sum = pair;

export const due = style([
  sum,
  {
    alignItems: 'baseline',
    columnGap: theme.space[8],
    fontSize: theme.size.h4,
    fontWeight: theme.weight.heavy,
  },
]);
