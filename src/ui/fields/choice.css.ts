import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '#ui/theme/breakpoints.ts';
import { density } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.space[12],
  alignItems: 'start',
});

export const mark = style({
  appearance: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  marginBlock: `calc((${density.height} - 1.5rem) / 2)`,
  border: `2px solid ${theme.color.border}`,
  backgroundColor: theme.color.raised,
  cursor: 'pointer',
  display: 'grid',
  placeContent: 'center',
  transition: `background-color ${theme.quick}, border-color ${theme.quick}`,
  selectors: {
    '&:hover': { borderColor: theme.color.text },
    '&:checked': { borderColor: theme.color.link, backgroundColor: theme.color.link },
    '&[aria-invalid="true"]': { borderColor: theme.color.danger },
    '&[aria-disabled="true"]': {
      borderColor: theme.color.rule,
      backgroundColor: theme.color.sunken,
      cursor: 'not-allowed',
    },
  },
  '@media': { [forcedColors]: { appearance: 'auto' } },
});

export const box = style({
  borderRadius: theme.radius.control,
  selectors: {
    '&:checked::before': {
      content: '',
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      backgroundColor: theme.color['on-link'],
      clipPath: 'polygon(14% 44%, 0 65%, 44% 100%, 100% 16%, 82% 4%, 40% 68%)',
    },
    '&:checked[aria-disabled="true"]::before': { backgroundColor: theme.color.quiet },
  },
});

export const dot = style({
  borderRadius: '50%',
  selectors: {
    '&:checked': { backgroundColor: theme.color.raised },
    '&:checked::before': {
      content: '',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      borderRadius: '50%',
      backgroundColor: theme.color.link,
    },
  },
});

export const words = style({
  display: 'grid',
  gap: theme.space[4],
  paddingBlock: `calc((${density.height} - 1.5em) / 2)`,
  cursor: 'pointer',
  fontSize: density.text,
  lineHeight: 1.5,
});

/** The label is pressed over its whole row. */
globalStyle(`${words} > label`, {
  marginBlock: `calc((${density.height} - 1.5em) / -2)`,
  paddingBlock: `calc((${density.height} - 1.5em) / 2)`,
  cursor: 'pointer',
});

export const legend = style({
  padding: 0,
  marginBlockEnd: theme.space[4],
  fontWeight: theme.weight.strong,
  fontSize: density.text,
});

export const choices = style({ display: 'grid' });
