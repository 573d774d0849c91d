import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const group = style({
  display: 'grid',
  gap: theme.space[8],
  padding: theme.space[12],
  paddingBlockStart: 0,
});

export const title = style({
  fontSize: theme.size.tiny,
  fontWeight: theme.weight.strong,
  color: theme.color.quiet,
});

export const appearances = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
});

const base = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[4],
  paddingBlock: theme.space[8],
  paddingInline: theme.space[8],
  fontSize: theme.size.tiny,
  color: theme.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: theme.color['link-tint'] } },
});

const chosen = {
  backgroundColor: theme.color['link-tint'],
  color: theme.color.link,
  fontWeight: theme.weight.strong,
  boxShadow: `inset 0 -3px 0 ${theme.color.link}`,
};

/** The root carries the choice, so the mark is right before any script and needs no state. */
export const appearance = styleVariants({
  system: [base, { selectors: { ':root:not([data-theme]) &': chosen } }],
  light: [base, { selectors: { ':root[data-theme="light"] &': chosen } }],
  dark: [base, { selectors: { ':root[data-theme="dark"] &': chosen } }],
});
