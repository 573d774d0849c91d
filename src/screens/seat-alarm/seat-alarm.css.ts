import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const whole = style({ display: 'grid', gap: theme.space[24], minInlineSize: 0 });

export const form = style({ display: 'grid', gap: theme.space[20], maxInlineSize: '28rem' });

export const what = style({ display: 'grid', gap: theme.space[8] });

globalStyle(`${what} > ul`, { display: 'grid', gap: theme.space[8], paddingInlineStart: theme.space[24] });
