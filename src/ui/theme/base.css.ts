import { globalStyle } from '@vanilla-extract/css';
import { device, shop } from './fonts.css.ts';
import { theme } from './theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle(':root', {
  colorScheme: 'light dark',
  fontFamily: device.latin,
  lineHeight: 1.5,
  color: theme.color.text,
  backgroundColor: theme.color.page,
  accentColor: theme.color.link,
  scrollPaddingBlock: `calc(${theme['header-height']} + 1rem) 2rem`,
  textSizeAdjust: '100%',
});
globalStyle(':root[data-theme="light"]', { colorScheme: 'light' });
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark' });
globalStyle(':root:lang(fa)', { fontFamily: device.persian, fontSize: '106.25%', lineHeight: 1.8 });
/** Part after part: written anew at once, a page would keep its reader waiting while it is laid out. */
const written =
  ':is([data-font="shop"], [data-font] header, [data-font="form"] form, [data-font="main"] :is(form, main))';
globalStyle(written, { fontFamily: shop.latin });
globalStyle(`${written}:lang(fa)`, { fontFamily: shop.persian });
globalStyle(':root', { '@media': { '(scripting: none)': { fontFamily: shop.latin } } });
globalStyle(':root:lang(fa)', { '@media': { '(scripting: none)': { fontFamily: shop.persian } } });
globalStyle(':lang(fa)', { letterSpacing: 'normal', textTransform: 'none', fontStyle: 'normal' });

globalStyle('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0 });
globalStyle('body', { display: 'flex', flexDirection: 'column' });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('ul[class], ol[class]', { listStyle: 'none' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('svg, img', { display: 'block', maxInlineSize: '100%' });

globalStyle('h1, h2, h3, h4', { fontWeight: theme.weight.heavy, lineHeight: 1.25, textWrap: 'balance' });
globalStyle(':lang(fa):is(h1, h2, h3, h4)', { lineHeight: 1.5 });
globalStyle('h1', { fontSize: theme.size.h1 });
globalStyle('h2', { fontSize: theme.size.h2 });
globalStyle('h3', { fontSize: theme.size.h3 });
globalStyle('h4', { fontSize: theme.size.h4 });
globalStyle('p, li, dd', { textWrap: 'pretty' });

globalStyle('a', {
  color: theme.color.link,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
globalStyle('a:hover', { color: theme.color['link-pressed'], textDecorationThickness: '2px' });

globalStyle(':focus-visible', {
  outline: `3px solid ${theme.color.focus}`,
  outlineOffset: '2px',
  borderRadius: theme.radius.control,
});
globalStyle('[role="alert"]:focus-visible', { outlineOffset: '8px' });
/** Where a step or a skip link has led, nothing can be pressed: a line says so. Forced colours show the outline. */
globalStyle(':is(h1, main):focus-visible', {
  outlineColor: 'transparent',
  borderRadius: 0,
});
globalStyle('h1:focus-visible', { boxShadow: `0 3px 0 ${theme.color.focus}` });
globalStyle('main:focus-visible', { boxShadow: `inset 0 3px 0 ${theme.color.focus}` });
globalStyle('time, output, data', { fontVariantNumeric: 'tabular-nums' });
/** Persian figures of one width stand so far apart that a number falls to pieces. */
globalStyle(':lang(fa)', { fontVariantNumeric: 'normal !important' });

globalStyle('dialog::backdrop', { backgroundColor: theme.color.scrim });

globalStyle('*, *::before, *::after', {
  '@media': {
    'not (prefers-reduced-motion: no-preference)': {
      transitionDuration: '0s',
      animationDuration: '0s',
    },
  },
});

globalStyle(':root, :root[data-theme]', {
  '@media': {
    print: { colorScheme: 'light', fontSize: '11pt' },
  },
});
globalStyle('nav, [popover], .no-print', { '@media': { print: { display: 'none' } } });
globalStyle('a[href^="http"]::after', { '@media': { print: { content: '" (" attr(href) ")"' } } });
globalStyle('h1, h2, h3', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('@page', { margin: '10mm' });
