import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme.css.ts';

export const page = style({ display: 'grid', gap: theme.space[24], minInlineSize: 0 });

export const section = style({ display: 'grid', gap: theme.space[16], minInlineSize: 0 });

export const count = style({ fontWeight: theme.weight.strong });
