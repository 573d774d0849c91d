import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

/** It stays in sight while the seats are chosen, and never covers what has the focus. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space[12],
  minBlockSize: '4rem',
  paddingBlock: theme.space[4],
  paddingInline: theme.space[16],
  marginInline: `calc(${theme.space[16]} * -1)`,
  borderBlockStart: `1px solid ${theme.color.border}`,
  backgroundColor: theme.color.raised,
  lineHeight: 1.3,
  '@media': {
    [from.tablet]: {
      marginInline: 0,
      border: `1px solid ${theme.color.border}`,
      borderStartStartRadius: theme.radius.card,
      borderStartEndRadius: theme.radius.card,
    },
  },
});

/** What has the focus is scrolled out from under the bar, and from under a message above it. */
globalStyle(`:root:has(.${bar})`, { scrollPaddingBlockEnd: '6rem' });
globalStyle(`:root:has(.${bar} [role="alert"])`, { scrollPaddingBlockEnd: '18rem' });
/** An alert hangs above the bar. */
globalStyle(`:root:has(.${bar}) [data-flow="alert"]`, { insetBlockEnd: '5rem' });
/** On a phone what was folded makes it higher. */
globalStyle(`:root:has(.${bar}[data-open="yes"]) [data-flow="alert"]`, {
  translate: '0 -7.5rem',
  '@media': { [from.tablet]: { translate: 'none' } },
});

const finger = '2.75rem';

/** Lines of a narrow bar, one line of a wide one. On a narrow one a button at its end opens what is folded. */
export const summary = style({
  position: 'relative',
  display: 'grid',
  paddingInlineEnd: finger,
  fontSize: theme.size.small,
  lineHeight: 1.3,
  '@media': {
    [from.tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: theme.space[24],
      paddingInlineEnd: 0,
    },
  },
});

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[8],
  alignItems: 'baseline',
});

export const amount = style({
  fontWeight: theme.weight.heavy,
  '@media': { [from.tablet]: { fontSize: theme.size.lead } },
});

/** Who sits where, and that nobody does yet, is told above; a narrow bar has no room to tell it again. */
export const wideOnly = style({
  display: 'none',
  '@media': { [from.tablet]: { display: 'inline' } },
});

export const missing = style({ color: theme.color.quiet });

export const time = style({});

export const opener = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${finger} / 2)`,
  insetInlineEnd: 0,
  inlineSize: finger,
  blockSize: finger,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.link,
  cursor: 'pointer',
  '@media': { [from.tablet]: { display: 'none' } },
});

globalStyle(`${opener}[aria-expanded="false"] > svg`, { transform: 'rotate(180deg)' });

export const onward = style({ display: 'grid' });
