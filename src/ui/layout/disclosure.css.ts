import { style } from '@vanilla-extract/css';
import { density } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const disclosure = style({ borderBlockEnd: `1px solid ${theme.color.rule}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[8],
  minBlockSize: `max(${density.height}, 2.75rem)`,
  paddingBlock: theme.space[8],
  color: theme.color.link,
  fontWeight: theme.weight.strong,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: theme.color['link-pressed'], textDecoration: 'underline' },
  },
});

export const turning = style({
  display: 'inline-flex',
  transition: `transform ${theme.quick}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const content = style({ paddingBlockEnd: theme.space[16], maxInlineSize: theme.measure });
