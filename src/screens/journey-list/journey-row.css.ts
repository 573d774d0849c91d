import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { onlyWithScript } from '#ui/theme/scripting.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const row = style({
  display: 'grid',
  columnGap: theme.space[32],
  rowGap: theme.space[12],
  paddingBlockStart: theme.space[16],
  paddingBlockEnd: theme.space[8],
  borderBlockEnd: `1px solid ${theme.color.rule}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"times" "offered" "more"',
  '@media': {
    [from.desk]: {
      gridTemplateColumns: '20rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"times offered" "more offered"',
      rowGap: 0,
    },
  },
});

export const offered = style({
  gridArea: 'offered',
  display: 'grid',
  gap: theme.space[8],
  alignContent: 'start',
  minInlineSize: 0,
});

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[16],
  color: theme.color.quiet,
  fontSize: theme.size.tiny,
  fontVariantNumeric: 'tabular-nums',
});

export const count = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[4] });

export const full = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[16],
  rowGap: theme.space[8],
});

export const more = style({ gridArea: 'more', display: 'grid', alignContent: 'start' });

/** The row's own rule is enough. */
globalStyle(`${more} > details`, { borderBlockEnd: 'none' });

export const alarm = style({
  justifySelf: 'start',
  paddingBlock: theme.space[4],
  fontSize: theme.size.small,
});

export const wheelchair = style([
  onlyWithScript,
  {
    minBlockSize: '2.75rem',
    paddingInline: theme.space[16],
    border: `1px solid ${theme.color.link}`,
    borderRadius: theme.radius.control,
    backgroundColor: theme.color.raised,
    color: theme.color.link,
    fontWeight: theme.weight.strong,
    cursor: 'pointer',
  },
]);
