import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const controls = style({
  display: 'grid',
  gap: theme.space[8],
  '@media': { print: { display: 'none' } },
});

/** The list's own rule is enough. */
globalStyle(`${controls} > details`, { borderBlockEnd: 'none' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[12],
  rowGap: theme.space[12],
});

/** What a narrow window has no room for beside it is heard. */
globalStyle(`${line} > div > span`, { display: 'none', '@media': { [from.tablet]: { display: 'inline' } } });

export const count = style({ fontWeight: theme.weight.heavy, marginInlineEnd: 'auto' });

/** What the two prices at each class are paid for. */
export const families = style({
  display: 'grid',
  gap: theme.space[4],
  color: theme.color.quiet,
  fontSize: theme.size.small,
});

globalStyle(`${families} dl`, { display: 'grid', gap: theme.space[4] });
globalStyle(`${families} dl > div`, { display: 'flex', flexWrap: 'wrap', columnGap: theme.space[8] });

export const family = style({ color: theme.color.text, fontWeight: theme.weight.strong });

export const discount = style({ color: theme.color.quiet, fontSize: theme.size.small });

export const within = style({ display: 'grid', gap: theme.space[12] });
