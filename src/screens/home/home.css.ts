import { style } from '@vanilla-extract/css';
import { from } from '#ui/breakpoints.ts';
import { theme } from '#ui/theme.css.ts';

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  backgroundColor: theme.color.sunken,
  borderBlockEnd: `1px solid ${theme.color.rule}`,
});

export const heroRow = style({
  display: 'grid',
  gap: theme.space[32],
  alignItems: 'center',
  maxInlineSize: theme.width,
  marginInline: 'auto',
  paddingInline: theme.gutter,
  paddingBlockStart: `clamp(${theme.space[32]}, 5vw, ${theme.space[64]})`,
  paddingBlockEnd: `calc(clamp(${theme.space[24]}, 5vw, ${theme.space[64]}) + ${theme.space[64]})`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const heroWords = style({ display: 'grid', gap: theme.space[20], justifyItems: 'start' });

export const title = style({
  fontSize: `clamp(${theme.size.h1}, 5vw, ${theme.size.hero})`,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  maxInlineSize: '16em',
  selectors: { '&:lang(fa)': { letterSpacing: 'normal', lineHeight: 1.45 } },
});

export const lead = style({
  fontSize: `clamp(${theme.size.body}, 2vw, ${theme.size.h3})`,
  color: theme.color.quiet,
  maxInlineSize: '36rem',
});

/** The cards lie half on the hero, so that the first screen shows what can be done. */
export const tasks = style({
  position: 'relative',
  maxInlineSize: theme.width,
  marginInline: 'auto',
  marginBlockStart: `calc(-1 * ${theme.space[64]})`,
  paddingInline: theme.gutter,
});

export const section = style({
  display: 'grid',
  gap: theme.space[24],
  maxInlineSize: theme.width,
  marginInline: 'auto',
  paddingInline: theme.gutter,
  paddingBlockStart: `clamp(${theme.space[40]}, 6vw, ${theme.space[64]})`,
});

export const cards = style({
  display: 'grid',
  gap: theme.space[16],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' },
    [from.desk]: { gap: theme.space[24] },
  },
});
