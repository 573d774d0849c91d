import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const page = style({ display: 'grid', gap: theme.space[24], minInlineSize: 0 });

export const form = style({ display: 'grid', gap: theme.space[20], minInlineSize: 0 });

export const sought = style({
  display: 'grid',
  gap: theme.space[8],
  justifyItems: 'start',
  paddingBlockEnd: theme.space[16],
  borderBlockEnd: `1px solid ${theme.color.rule}`,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[16],
  alignItems: 'end',
  justifyContent: 'space-between',
});

export const bands = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[8], minInlineSize: 0 });

export const toolName = style({ paddingBlockEnd: theme.space[8], color: theme.color.quiet });

/** The list keeps its place while another is looked for: there is room for saying so. */
export const found = style({ display: 'flex', alignItems: 'center', minBlockSize: '2rem' });

export const list = style({ display: 'grid', gap: theme.space[24], minInlineSize: 0 });

export const heading = style({ fontSize: theme.size.h3 });

export const model = style({ fontSize: theme.size.h3, overflowWrap: 'anywhere' });

export const offer = style({
  display: 'grid',
  gap: theme.space[16],
  minInlineSize: 0,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
});

export const traits = style({ display: 'grid', gap: theme.space[8], minInlineSize: 0 });

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[16],
  rowGap: theme.space[4],
});

export const quiet = style({ color: theme.color.quiet });

export const seeking = style([
  quiet,
  { display: 'flex', gap: theme.space[8], marginInlineStart: 'auto', whiteSpace: 'nowrap' },
]);

export const price = style({
  display: 'grid',
  gap: theme.space[8],
  '@media': { [from.tablet]: { justifyItems: 'end', textAlign: 'end' } },
});

export const total = style({ fontSize: theme.size.h3, fontWeight: 700 });

export const contract = style({ display: 'grid', gap: theme.space[8], minInlineSize: 0 });

export const text = style({ display: 'grid', gap: theme.space[12] });
