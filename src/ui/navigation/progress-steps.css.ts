import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  counterReset: 'step',
  fontSize: theme.size.small,
});

export const step = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: theme.space[8],
  paddingInline: theme.space[4],
  textAlign: 'center',
  color: theme.color.quiet,
  selectors: {
    '&:not(:first-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(1rem - 1px)',
      insetInlineEnd: 'calc(50% + 1rem)',
      inlineSize: 'calc(100% - 2rem)',
      borderBlockStart: `2px solid ${theme.color.border}`,
    },
    '&[data-step="now"]': { color: theme.color.text, fontWeight: theme.weight.strong },
    '&:is([data-step="now"], [data-step="past"]):not(:first-child)::before': {
      borderColor: theme.color.link,
    },
    /** What leads on from a stop that was passed by. */
    '[data-step="ahead"] + &[data-step="now"]:not(:first-child)::before': {
      borderColor: theme.color.border,
    },
  },
});

export const stop = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: '50%',
  border: `2px solid ${theme.color.border}`,
  fontWeight: theme.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: theme.color.raised,
  selectors: {
    '[data-step="now"] > &': {
      borderColor: theme.color.link,
      backgroundColor: theme.color.link,
      color: theme.color['on-link'],
    },
    '[data-step="past"] > &': { borderColor: theme.color.link, color: theme.color.link },
  },
});

export const name = style({
  selectors: { ':not([data-step="now"]) > &': { display: 'none' } },
  '@media': { [from.tablet]: { selectors: { ':not([data-step="now"]) > &': { display: 'inline' } } } },
});
