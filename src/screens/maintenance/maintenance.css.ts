import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[12] });

export const bare = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[16],
  maxInlineSize: theme.width,
  marginInline: 'auto',
  paddingInline: theme.gutter,
  paddingBlockStart: theme.space[32],
});

export const languages = style({ display: 'flex', gap: theme.space[16] });

export const language = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' });
