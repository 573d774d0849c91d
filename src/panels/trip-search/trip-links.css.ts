import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

/** One line, whatever stands in it: nothing below it moves when it changes. */
export const links = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});

export const name = style({
  flexShrink: 0,
  fontSize: theme.size.small,
  fontWeight: theme.weight.plain,
  color: theme.color.quiet,
});

export const list = style({
  display: 'flex',
  gap: theme.space[8],
  overflowX: 'auto',
  paddingBlock: theme.space[4],
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[4],
  minBlockSize: '2.75rem',
  paddingInline: theme.space[12],
  border: `1px solid ${theme.color.rule}`,
  borderRadius: '999px',
  backgroundColor: theme.color.raised,
  fontSize: theme.size.small,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: theme.color.link } },
});

export const forget = style([
  link,
  { color: theme.color.quiet, cursor: 'pointer', backgroundColor: 'transparent' },
]);
