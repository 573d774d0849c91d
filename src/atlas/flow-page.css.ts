import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[24],
  inlineSize: '100%',
  maxInlineSize: '110rem',
  marginInline: 'auto',
  padding: `${theme.space[24]} ${theme.gutter} ${theme.space[64]}`,
  minInlineSize: 0,
});

export const head = style({ display: 'grid', gap: theme.space[8] });
export const lead = style({
  maxInlineSize: theme.measure,
  fontSize: theme.size.lead,
  color: theme.color.quiet,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[4]} ${theme.space[24]}`,
  padding: 0,
  fontSize: theme.size.small,
  color: theme.color.quiet,
  fontVariantNumeric: 'tabular-nums',
});

export const asked = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[8],
});

export const askers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[4]} ${theme.space[16]}`,
  padding: 0,
});

export const columns = style({
  display: 'grid',
  gap: theme.space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem' },
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 30rem' },
  },
});

/** Steps first, and beside them the picture of where they lead. */
export const playing = style([
  columns,
  { '@media': { [from.desk]: { gridTemplateColumns: '26rem minmax(0, 1fr)' } } },
]);

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
  minInlineSize: 0,
  alignContent: 'start',
});

export const cards = style({
  display: 'grid',
  gap: theme.space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  padding: 0,
});

export const meter = style({ inlineSize: '100%', blockSize: '0.5rem', accentColor: theme.color.success });
