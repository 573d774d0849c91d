import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const whole = style({ display: 'grid', gap: theme.space[20] });

export const care = style({ color: theme.color.quiet, fontSize: theme.size.small });
