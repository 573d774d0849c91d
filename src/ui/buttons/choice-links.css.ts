import { style } from '@vanilla-extract/css';
import { density, withReach } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[12],
  rowGap: theme.space[4],
});

export const name = style({ color: theme.color.quiet, fontSize: theme.size.small });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[8] });

export const choice = style([
  withReach,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space[4],
    minBlockSize: `max(2.5rem, ${density.height})`,
    paddingInline: theme.space[12],
    border: `1px solid ${theme.color.rule}`,
    borderRadius: '999px',
    backgroundColor: theme.color.raised,
    color: theme.color.text,
    fontSize: theme.size.small,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { borderColor: theme.color.link },
      '&:focus-visible': { borderRadius: '999px' },
      '&[aria-current]': {
        borderColor: theme.color.link,
        backgroundColor: theme.color['link-tint'],
        color: theme.color.link,
        fontWeight: theme.weight.strong,
      },
    },
  },
]);
