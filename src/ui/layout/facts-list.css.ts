import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

/** A phone takes two beside each other, unless its letters are large. */
const least = `max(6.75rem, min(9rem, (100% - ${theme.space[16]}) / 2))`;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${least}, 1fr))`,
  gap: theme.space[16],
  inlineSize: '100%',
  margin: 0,
});

/** A word that half a phone does not hold has the whole row there. */
export const longFact = style({
  '@media': { 'screen and (max-width: 37.4375em)': { gridColumn: '1 / -1' } },
});

export const name = style({ fontSize: theme.size.small, color: theme.color.quiet });

export const fact = style({ margin: 0, fontWeight: theme.weight.strong, overflowWrap: 'anywhere' });
