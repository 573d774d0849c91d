import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const after = style({ paddingBlockStart: theme.space[16] });
