import { createGlobalThemeContract, globalStyle, style } from '@vanilla-extract/css';

/** What a density decides. A control reads these and never a height of its own. */
export const density = createGlobalThemeContract(
  { height: 'height', reach: 'reach', inline: 'inline', text: 'text', gap: 'gap' },
  (name) => `density-${name}`,
);

const decide = (height: string, reach: string, inline: string, text: string, gap: string) => ({
  vars: {
    [density.height]: height,
    [density.reach]: reach,
    [density.inline]: inline,
    [density.text]: text,
    [density.gap]: gap,
  },
});

const regular = decide('2.5rem', '-2px', '1rem', '1rem', '1rem');

globalStyle(':root, [data-density="regular"]', regular);
globalStyle('[data-density="expressive"]', decide('3rem', '0px', '1.5rem', '1rem', '1.25rem'));
globalStyle('[data-density="functional"]', decide('2rem', '0px', '0.75rem', '0.875rem', '0.75rem'));
/** A finger needs 44 px, whatever the density. */
globalStyle(':root, [data-density="regular"], [data-density="functional"]', {
  '@media': { '(pointer: coarse)': { vars: { [density.height]: '2.75rem', [density.reach]: '-1px' } } },
});

/** Widens what can be pressed to 44 px where the control itself is lower. */
export const withReach = style({
  position: 'relative',
  '::after': { content: '', position: 'absolute', insetBlock: density.reach, insetInline: 0 },
});
