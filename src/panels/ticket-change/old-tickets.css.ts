import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

/** On a phone what is chosen instead begins in the same window. */
export const whole = style({});

globalStyle(`${whole} > [role=note]`, {
  padding: theme.space[12],
  columnGap: 0,
  '@media': { [from.tablet]: { padding: theme.space[16], columnGap: theme.space[12] } },
});
globalStyle(`${whole} > [role=note] > span:first-child`, {
  display: 'none',
  '@media': { [from.tablet]: { display: 'flex' } },
});

/** The line that opens stands for the room below it. */
globalStyle(`${whole} details`, {
  marginBlockEnd: `calc(-1 * ${theme.space[8]})`,
  '@media': { [from.tablet]: { marginBlockEnd: 0 } },
});

export const tickets = style({
  display: 'grid',
  gap: theme.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.size.small,
  '@media': { [from.tablet]: { fontSize: 'inherit' } },
});

export const more = style({ display: 'grid', gap: theme.space[8] });

export const ticket = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[8],
  '@media': { [from.tablet]: { columnGap: theme.space[12] } },
});

/** What the title says, and what is not compared, where there is no room. */
export const wideOnly = style({ display: 'none', '@media': { [from.tablet]: { display: 'inline' } } });

export const quiet = style({ color: theme.color.quiet });

export const strong = style({ fontWeight: theme.weight.strong });
