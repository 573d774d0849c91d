import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts';

/** On a phone the button that confirms stands in the first window. */
export const part = style({
  display: 'grid',
  gap: theme.space[12],
  minInlineSize: 0,
  '@media': { [from.tablet]: { gap: theme.space[20] } },
});

/** A phone has no room for it above the sum: it is heard there, not seen. */
export const heading = style([
  visuallyHidden,
  {
    '@media': {
      [from.tablet]: {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        margin: 0,
        overflow: 'visible',
        clipPath: 'none',
        whiteSpace: 'normal',
      },
    },
  },
]);

export const tickets = style({
  display: 'grid',
  gap: theme.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const ticket = style({
  display: 'grid',
  gap: theme.space[16],
  border: `1px solid ${theme.color.rule}`,
  padding: theme.space[16],
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
});

export const traveller = style({ fontWeight: theme.weight.heavy });

export const places = style({
  display: 'grid',
  gap: theme.space[12],
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const place = style({ display: 'grid', gap: theme.space[4], margin: 0 });

export const quiet = style({ color: theme.color.quiet });

export const strong = style({ fontWeight: theme.weight.strong });

/** On a phone it keeps to one line, with the long name of the money too. */
export const total = style({
  fontWeight: theme.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.tablet]: { fontSize: theme.size.h3 } },
});
