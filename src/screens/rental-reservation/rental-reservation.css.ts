import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const page = style({ display: 'grid', gap: theme.space[24], minInlineSize: 0 });

export const form = style({ display: 'grid', gap: theme.space[20], maxInlineSize: '28rem' });

export const part = style({ display: 'grid', gap: theme.space[16], minInlineSize: 0 });

export const heading = style({ fontSize: theme.size.h3 });
