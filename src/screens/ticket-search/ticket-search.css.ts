import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const found = style({ display: 'grid', gap: theme.space[24], minInlineSize: 0 });

export const proof = style({ display: 'grid', gap: theme.space[12], justifyItems: 'start' });
