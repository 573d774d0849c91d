import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const form = style({ display: 'grid', gap: theme.space[20], minInlineSize: 0 });

export const agreed = style({ display: 'grid', gap: theme.space[8] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[12] });

export const sent = style({ display: 'grid', gap: theme.space[16] });
