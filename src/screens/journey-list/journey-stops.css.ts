import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const stops = style({ display: 'grid', marginBlock: theme.space[8] });

export const stop = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3.25rem 1fr',
  columnGap: theme.space[32],
  paddingBlock: theme.space[4],
  lineHeight: 1.5,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '4.0625rem',
      insetBlock: 0,
      borderInlineStart: `2px solid ${theme.color.border}`,
    },
    '&:first-child::before': { insetBlockStart: '0.9rem' },
    '&:last-child::before': { insetBlockEnd: 'auto', blockSize: '0.9rem' },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '3.8125rem',
      insetBlockStart: '0.7rem',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      border: `2px solid ${theme.color.link}`,
      borderRadius: '50%',
      backgroundColor: theme.color.page,
    },
  },
});

export const hour = style({ fontVariantNumeric: 'tabular-nums', color: theme.color.quiet });
