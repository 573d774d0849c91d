import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const whole = style({ display: 'grid', gap: theme.space[24], minInlineSize: 0 });

/** Train and passenger beside each other, where there is room. */
export const beside = style({
  display: 'grid',
  gap: theme.space[24],
  '@media': { [from.desk]: { gridTemplateColumns: 'repeat(2, auto)', justifyContent: 'start' } },
});

export const part = style({ display: 'grid', gap: theme.space[12], minInlineSize: 0 });

export const asking = style({ display: 'grid', gap: theme.space[16], maxInlineSize: '28rem' });

export const legend = style({ padding: 0, marginBlockEnd: theme.space[8], fontWeight: theme.weight.strong });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[12],
});

/** A choice of one among a few, told by more than its colour. */
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[8] });

/** What stands in the train in this order stands so in every language, beneath the heading. */
export const inTrainOrder = style({
  display: 'flex',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  gap: theme.space[4],
  overflowX: 'auto',
  paddingBlock: theme.space[4],
});

export const option = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: '0.125rem',
  minBlockSize: '2.75rem',
  paddingInline: theme.space[12],
  paddingBlock: theme.space[8],
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
  cursor: 'pointer',
  fontSize: theme.size.small,
  lineHeight: 1.35,
  textAlign: 'start',
  selectors: {
    '&:hover': { borderColor: theme.color.link },
    '&:has(:checked)': {
      borderColor: theme.color.link,
      backgroundColor: theme.color['link-tint'],
      boxShadow: `inset 0 -3px 0 ${theme.color.link}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [forcedColors]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } },
  },
});

/** It covers its option, so that the page goes there with the focus. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: 'inherit',
  cursor: 'pointer',
  outline: 'none',
});

export const strong = style({ fontWeight: theme.weight.strong, fontSize: theme.size.body });

export const quiet = style({ color: theme.color.quiet, fontSize: theme.size.small });

export const coach = style({ flexShrink: 0, minInlineSize: '6.25rem' });

globalStyle(`${coach}:first-child`, { borderStartStartRadius: '1.5rem' });

export const groups = style({ display: 'grid', gap: theme.space[20] });

export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[8],
  padding: 0,
});

export const bench = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[4],
  padding: theme.space[4],
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.sunken,
});

export const reasons = style({
  display: 'grid',
  gap: theme.space[4],
  padding: 0,
  fontSize: theme.size.small,
});

/** What is for keys alone takes no room from a finger, until the keys come to it. */
export const keysOnly = style([
  line,
  {
    '@media': {
      '(pointer: coarse)': {
        selectors: { '&:not(:focus-within)': { position: 'absolute', clipPath: 'inset(50%)' } },
      },
    },
  },
]);
