import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const menu = style({
  display: 'flex',
  alignSelf: 'stretch',
  gap: theme.space[4],
  marginInlineStart: theme.space[24],
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: theme['header-height'],
  paddingInline: theme.space[12],
  borderBlock: '3px solid transparent',
  color: theme.color.text,
  fontWeight: theme.weight.strong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderBlockEndColor: theme.color.border, color: theme.color.link },
    '&[aria-current="page"]': { borderBlockEndColor: theme.color.brand },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
