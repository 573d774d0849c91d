import { style } from '@vanilla-extract/css';
import { density, withReach } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

/** The frame is drawn around both: the field runs from left to right, the page may not. */
export const frame = style({
  display: 'flex',
  inlineSize: '100%',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  transition: `border-color ${theme.quick}`,
  selectors: {
    '&:hover': { borderColor: theme.color.text },
    '&:has([aria-invalid="true"])': { border: `2px solid ${theme.color.danger}` },
  },
});

export const framed = style({
  minBlockSize: `calc(${density.height} - 2px)`,
  minInlineSize: 0,
  selectors: { '&, &[aria-invalid="true"]': { border: 0 } },
});

export const show = style([
  withReach,
  {
    minBlockSize: `calc(${density.height} - 2px)`,
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space[8],
    flexShrink: 0,
    paddingInline: theme.space[12],
    border: 0,
    borderInlineStart: `1px solid ${theme.color.rule}`,
    borderRadius: theme.radius.control,
    backgroundColor: 'transparent',
    color: theme.color.link,
    fontSize: theme.size.small,
    fontWeight: theme.weight.strong,
    cursor: 'pointer',
    selectors: { '&:hover': { color: theme.color['link-pressed'] } },
  },
]);
