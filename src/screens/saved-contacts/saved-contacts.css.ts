import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const whole = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space[24] });

export const form = style({ display: 'grid', gap: theme.space[20], minInlineSize: 0 });
