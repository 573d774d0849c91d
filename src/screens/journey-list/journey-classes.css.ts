import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { buttonWithScript, readWithoutScript } from '#ui/theme/scripting.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const offers = style({
  display: 'grid',
  gap: theme.space[8],
  alignContent: 'start',
  '@media': { [from.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});

/** A class: its price as the list is looked at, and below it the same class under the other conditions. */
export const item = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  selectors: {
    '&[data-closed]': { borderColor: theme.color.rule, backgroundColor: theme.color.sunken },
  },
  '@media': { [from.tablet]: { minInlineSize: '10.5rem' } },
});

const pressed = style([
  buttonWithScript,
  {
    inlineSize: '100%',
    border: 0,
    borderRadius: theme.radius.control,
    backgroundColor: 'transparent',
    color: theme.color.text,
    textAlign: 'start',
    lineHeight: 1.35,
    cursor: 'pointer',
    transition: `background-color ${theme.quick}`,
    selectors: {
      '&:hover:not([aria-disabled])': { backgroundColor: theme.color['link-tint'] },
      '&:focus-visible': { outlineOffset: '-1px' },
      '&[aria-busy]': {
        backgroundColor: theme.color['link-tint'],
        boxShadow: `inset 0 0 0 2px ${theme.color.link}`,
        cursor: 'progress',
      },
    },
  },
]);

export const offer = style([
  pressed,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    alignContent: 'start',
    columnGap: theme.space[12],
    minBlockSize: '3.25rem',
    paddingBlock: theme.space[8],
    paddingInline: theme.space[12],
    selectors: { '&[aria-disabled]': { color: theme.color.quiet, cursor: 'not-allowed' } },
    '@media': { [from.tablet]: { gridTemplateColumns: '1fr' } },
  },
]);

export const otherwise = style([
  pressed,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: theme.space[12],
    minBlockSize: '2.75rem',
    paddingInline: theme.space[12],
    borderBlockStart: `1px solid ${theme.color.rule}`,
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
    color: theme.color.link,
    fontSize: theme.size.small,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const cabin = style([readWithoutScript, { fontWeight: theme.weight.strong }]);

export const family = style({
  color: theme.color.quiet,
  fontSize: theme.size.small,
  fontWeight: theme.weight.plain,
});

export const price = style([
  readWithoutScript,
  {
    gridRow: 1,
    gridColumn: 2,
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'end',
    columnGap: theme.space[8],
    color: theme.color.link,
    fontSize: theme.size.lead,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[aria-disabled] > &': { color: theme.color.quiet } },
    '@media': { [from.tablet]: { gridRow: 'auto', gridColumn: 'auto', justifyContent: 'start' } },
  },
]);

export const amount = style({ fontWeight: theme.weight.heavy, whiteSpace: 'nowrap' });

export const each = style({
  color: theme.color.quiet,
  fontSize: theme.size.tiny,
  fontWeight: theme.weight.plain,
  marginInlineStart: theme.space[4],
});

export const other = readWithoutScript;

const small = style({
  color: theme.color.quiet,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Below the price, where it stands at the end of the line and where it stands below the class. */
export const total = style([
  readWithoutScript,
  small,
  {
    gridRow: 2,
    gridColumn: 2,
    textAlign: 'end',
    '@media': { [from.tablet]: { gridRow: 'auto', gridColumn: 1, textAlign: 'start' } },
  },
]);

export const places = style([readWithoutScript, small, { gridColumn: 1 }]);
