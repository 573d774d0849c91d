import { style } from '@vanilla-extract/css';
import { from } from '#ui/breakpoints.ts';
import { theme } from '#ui/theme.css.ts';

export const line = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 30rem',
  display: 'grid',
  maxInlineSize: '56rem',
});

export const stop = style({
  position: 'relative',
  display: 'grid',
  gap: `${theme.space[4]} ${theme.space[32]}`,
  paddingInlineStart: theme.space[40],
  paddingBlockEnd: theme.space[24],
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)' } },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.3125rem',
      insetInlineStart: 0,
      inlineSize: '1rem',
      blockSize: '1rem',
      border: `3px solid ${theme.color.brand}`,
      borderRadius: '50%',
      backgroundColor: theme.color.page,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: '1.3125rem -0.3125rem',
      insetInlineStart: 'calc(0.5rem - 1.5px)',
      borderInlineStart: `3px solid ${theme.color.brand}`,
    },
    '&:lang(fa)::before': { insetBlockStart: '0.4375rem' },
    '&:lang(fa):not(:last-child)::after': { insetBlock: '1.4375rem -0.4375rem' },
  },
});

export const text = style({ color: theme.color.quiet });
