import { style } from '@vanilla-extract/css';
import { density, withReach } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

/** As wide without the mark as with it: nothing moves as it is pressed. */
export const chip = style([
  withReach,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space[8],
    minBlockSize: density.height,
    paddingInline: theme.space[16],
    border: `1px solid ${theme.color.border}`,
    borderRadius: '999px',
    backgroundColor: theme.color.raised,
    color: theme.color.text,
    fontSize: theme.size.small,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: theme.color.link },
      '&:focus-visible': { borderRadius: '999px' },
      '&[aria-pressed="true"]': {
        backgroundColor: theme.color.link,
        borderColor: theme.color.link,
        color: theme.color['on-link'],
      },
      '&[aria-pressed="false"]': { paddingInline: `calc(${theme.space[20]} + 0.625em)` },
    },
  },
]);
