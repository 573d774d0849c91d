import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const name = style({ fontSize: theme.size.h3, overflowWrap: 'anywhere' });
