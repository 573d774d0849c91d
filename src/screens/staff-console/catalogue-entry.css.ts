import { style } from '@vanilla-extract/css';
import { density } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const page = style({ display: 'grid', gap: theme.space[24], minInlineSize: 0 });

export const part = style({ display: 'grid', gap: density.gap, minInlineSize: 0 });

export const form = style([part, { maxInlineSize: '48rem' }]);

export const legend = style({ paddingInline: 0, fontWeight: 600, fontSize: density.text });

export const rowName = style({
  marginBlockEnd: theme.space[8],
  paddingInline: 0,
  color: theme.color.quiet,
  fontSize: density.text,
});

export const row = style({
  display: 'grid',
  gap: density.gap,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  alignItems: 'end',
  minInlineSize: 0,
});

export const choices = style({
  display: 'grid',
  columnGap: theme.space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
});

export const value = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
