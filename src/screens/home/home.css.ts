import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const hero = style({
  position: 'relative',
  backgroundColor: theme.color.sunken,
  borderBlockEnd: `1px solid ${theme.color.rule}`,
  '@media': {
    [from.tablet]: {
      '::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: 0,
        inlineSize: '40rem',
        maxInlineSize: '60%',
        blockSize: '20rem',
        backgroundColor: theme.color.brand,
        opacity: 0.16,
        mask: 'url(/lines.svg) no-repeat right top / cover',
      },
    },
  },
  selectors: { '&:dir(rtl)::before': { transform: 'scaleX(-1)' } },
});

const within = style({
  display: 'grid',
  gap: theme.space[24],
  maxInlineSize: theme.width,
  marginInline: 'auto',
  paddingInline: theme.gutter,
});

export const heroRow = style([
  within,
  {
    position: 'relative',
    gap: theme.space[20],
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: `clamp(${theme.space[24]}, 4vw, ${theme.space[48]}) ${theme.space[16]}`,
  },
]);

export const title = style({
  fontSize: `clamp(${theme.size.h1}, 4vw, ${theme.size.hero})`,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  selectors: { '&:lang(fa)': { letterSpacing: 'normal', lineHeight: 1.45 } },
});

export const lead = style({
  color: theme.color.quiet,
  maxInlineSize: '36rem',
  marginBlockStart: theme.space[8],
});

export const section = style([
  within,
  { paddingBlockStart: `clamp(${theme.space[32]}, 5vw, ${theme.space[48]})` },
]);

export const ways = style({
  display: 'grid',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
      gap: theme.space[32],
    },
  },
});

export const way = style({
  display: 'grid',
  gap: theme.space[8],
  alignContent: 'start',
  justifyItems: 'start',
  paddingBlock: theme.space[16],
  borderBlockStart: `2px solid ${theme.color.text}`,
});

export const text = style({ color: theme.color.quiet, fontSize: theme.size.small });

export const action = style({ marginBlockStart: 'auto' });
