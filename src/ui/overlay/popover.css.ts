import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

/** Hangs from its button where the browser can anchor, and from the header where it cannot. */
export const popover = style({
  position: 'absolute',
  inset: 'auto',
  insetBlockStart: theme['header-height'],
  insetInlineEnd: theme.gutter,
  margin: 0,
  padding: theme.space[16],
  inlineSize: 'max-content',
  maxInlineSize: `calc(100vi - 2 * ${theme.gutter})`,
  maxBlockSize: `calc(100dvb - ${theme['header-height']} - 1rem)`,
  overflow: 'auto',
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.shadow,
  '@supports': {
    '(position-area: block-end span-inline-start)': {
      inset: 'auto',
      positionArea: 'block-end span-inline-start',
      positionTryFallbacks: 'flip-inline, flip-block',
      marginBlockStart: theme.space[4],
    },
  },
});

export const menu = style({ padding: theme.space[8], minInlineSize: '13rem' });

export const sheet = style({
  inlineSize: '24rem',
  '@media': {
    'screen and (max-width: 37.4375em)': {
      position: 'fixed',
      positionArea: 'none',
      insetBlockStart: theme['header-height'],
      insetInline: theme.space[8],
      inlineSize: 'auto',
      maxInlineSize: 'none',
      marginBlockStart: theme.space[4],
    },
  },
});
