import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const rows = style({ borderBlockStart: `2px solid ${theme.color.text}` });

/** A heading for the ear takes no room. */
export const unseen = style({ position: 'absolute' });
