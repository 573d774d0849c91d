import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const button = style({ minInlineSize: '2.75rem', paddingInline: theme.space[8] });

export const drawer = style({
  position: 'fixed',
  inset: 0,
  insetInlineStart: 'auto',
  margin: 0,
  inlineSize: 'min(20rem, 88vi)',
  blockSize: '100dvb',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
  borderInlineStart: `1px solid ${theme.color.rule}`,
  backgroundColor: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.shadow,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '::backdrop': { backgroundColor: theme.color.scrim },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: theme['header-height'],
  paddingInline: theme.space[20],
  paddingInlineEnd: theme.space[8],
  borderBlockEnd: `1px solid ${theme.color.rule}`,
});

export const parts = style({ display: 'grid', gap: theme.space[20], padding: theme.space[8] });
