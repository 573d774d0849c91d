import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const list = style({ display: 'grid', gap: theme.space[4], padding: 0, margin: 0 });

export const inside = style({
  display: 'grid',
  gap: theme.space[4],
  paddingInlineStart: theme.space[16],
  marginBlock: theme.space[4],
  borderInlineStart: `1px solid ${theme.color.rule}`,
});

/** A line of a list that can be pressed. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space[8],
  inlineSize: '100%',
  alignContent: 'center',
  minBlockSize: '2.75rem',
  padding: `${theme.space[4]} ${theme.space[8]}`,
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  fontSize: theme.size.small,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: theme.color['link-tint'] },
    '&[aria-pressed="true"]': {
      backgroundColor: theme.color['link-tint'],
      boxShadow: `inset 3px 0 0 ${theme.color.link}`,
    },
  },
});

/** A rule and what was found of it stand closer together than two rules. */
export const rules = style({ display: 'grid', gap: theme.space[16], padding: 0 });
export const rule = style({ fontSize: theme.size.small, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: theme.weight.strong });
export const cause = style({ color: theme.color.link });
export const code = style({
  fontFamily: 'inherit',
  color: theme.color.quiet,
  fontSize: theme.size.tiny,
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
});
export const quiet = style({ color: theme.color.quiet, fontSize: theme.size.small });
export const count = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  fontSize: theme.size.tiny,
  color: theme.color.quiet,
});
export const missed = style([count, { color: theme.color.danger, fontWeight: theme.weight.strong }]);
export const refused = style({
  flexBasis: '100%',
  color: theme.color.danger,
  fontWeight: theme.weight.strong,
});

/** A link that stands by itself in a list: as high as a finger is wide. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
});
