import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme.css.ts';

export const rows = style({ borderBlockStart: `2px solid ${theme.color.text}` });

/** Told only where no script runs. */
export const withoutScript = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});

/** A heading for the ear takes no room. */
export const unseen = style({ position: 'absolute' });
