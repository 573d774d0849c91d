import { style } from '@vanilla-extract/css';
import { density } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const count = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto 4rem auto',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
});

export const step = style({
  display: 'grid',
  placeContent: 'center',
  minInlineSize: '2.75rem',
  minBlockSize: `max(${density.height}, 2.75rem)`,
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: theme.color.link,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: theme.color['link-tint'] } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const number = style({
  inlineSize: '100%',
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.text,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
