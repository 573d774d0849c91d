import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

/** The controls of a row stand on one line, however many words are above them. */
export const fields = style({
  display: 'grid',
  gap: theme.space[16],
  alignItems: 'end',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
