import { style } from '@vanilla-extract/css';
import { density } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

/** What is wider within scrolls there. */
export const tabs = style({ minInlineSize: 0 });

export const list = style({
  display: 'flex',
  gap: theme.space[4],
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${theme.color.border}`,
});

export const tab = style({
  minBlockSize: `max(${density.height}, 2.75rem)`,
  paddingInline: theme.space[16],
  border: 0,
  borderBlockEnd: '3px solid transparent',
  backgroundColor: 'transparent',
  color: theme.color.quiet,
  fontSize: density.text,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.link },
    '&[aria-selected="true"]': {
      color: theme.color.link,
      borderColor: theme.color.link,
      fontWeight: theme.weight.strong,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const panel = style({ paddingBlock: theme.space[16] });
