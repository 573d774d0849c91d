import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { density } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const steps = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  marginInlineStart: theme.space[4],
  borderInlineStart: `2px solid ${theme.color.rule}`,
  listStyle: 'none',
});

export const step = style({
  position: 'relative',
  display: 'grid',
  columnGap: theme.space[16],
  alignItems: 'baseline',
  paddingBlock: theme.space[8],
  paddingInlineStart: theme.space[16],
  fontSize: density.text,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(-0.3125rem - 1px)',
    insetBlockStart: '1rem',
    inlineSize: '0.625rem',
    blockSize: '0.625rem',
    border: `2px solid ${theme.color.raised}`,
    borderRadius: '50%',
    backgroundColor: theme.color.link,
  },
  '@media': { [from.desk]: { gridTemplateColumns: '9rem minmax(0, 14rem) minmax(0, 1fr) auto' } },
});

export const hour = style({ color: theme.color.quiet, fontVariantNumeric: 'tabular-nums' });

export const action = style({ fontWeight: theme.weight.strong });

export const who = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const stood = style({ justifySelf: 'start' });

export const changed = style({
  color: theme.color.quiet,
  fontSize: theme.size.small,
  '@media': { [from.desk]: { gridColumn: '2 / -1' } },
});
