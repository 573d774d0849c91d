import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

/** On a phone one line: the name stands beside the number the reader is at. */
export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[8],
  counterReset: 'step',
  fontSize: theme.size.small,
  lineHeight: 1.2,
  '@media': {
    [from.tablet]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      alignItems: 'start',
      gap: 0,
      lineHeight: 'inherit',
    },
  },
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  flexGrow: 1,
  gap: theme.space[8],
  color: theme.color.quiet,
  selectors: {
    '&:first-child:not([data-step="now"])': { flexGrow: 0 },
    '&:not(:first-child)::before': {
      content: '',
      flex: '1 0 0.75rem',
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
  '@media': {
    [from.tablet]: {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      paddingInline: theme.space[4],
      textAlign: 'center',
      selectors: {
        '&:not(:first-child)::before': {
          position: 'absolute',
          insetBlockStart: 'calc(1rem - 1px)',
          insetInlineEnd: 'calc(50% + 1rem)',
          inlineSize: 'calc(100% - 2rem)',
        },
      },
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
