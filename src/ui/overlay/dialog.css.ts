import { keyframes, style } from '@vanilla-extract/css';
import { from, motionIsWelcome } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

export const dialog = style({
  inlineSize: 'min(34rem, 100%)',
  maxInlineSize: '100%',
  maxBlockSize: '100dvb',
  margin: 'auto',
  marginBlockEnd: 0,
  padding: 0,
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.sheet,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  backgroundColor: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.shadow,
  overscrollBehavior: 'contain',
  '@media': {
    [motionIsWelcome]: { selectors: { '&[open]': { animation: `${rise} ${theme.calm}` } } },
    [from.tablet]: { marginBlockEnd: 'auto', borderRadius: theme.radius.sheet, maxBlockSize: '90dvb' },
  },
});

/** It hangs from where its head stands, above the keyboard of a phone too, and grows downwards only. */
export const downwards = style({
  marginBlock: `${theme['header-height']} auto`,
  maxBlockSize: `calc(100dvb - ${theme['header-height']})`,
  borderRadius: theme.radius.sheet,
  '@media': { [from.tablet]: { marginBlockStart: '10dvb', maxBlockSize: '80dvb' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.space[16],
  paddingInline: theme.space[24],
  paddingBlockStart: theme.space[20],
});

export const title = style({ fontSize: theme.size.h3, paddingBlockStart: theme.space[8] });

export const body = style({
  display: 'grid',
  gap: theme.space[16],
  padding: theme.space[24],
  paddingBlockStart: theme.space[12],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[12] });
