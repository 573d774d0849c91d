import { expect, test } from 'vitest';
import { colors, pairs } from '#ui/theme/colors.ts';

type Theme = 'light' | 'dark';

const written = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/;

const inkOf = (role: keyof typeof colors, theme: Theme) => {
  const [, light, dark] = written.exec(colors[role]) ?? [];
  if (light === undefined || dark === undefined) throw new Error(`${role} is not one colour per theme`);
  return theme === 'light' ? light : dark;
};

const channelOf = (hex: string, place: number) => {
  const share = Number.parseInt(hex.slice(1 + place * 2, 3 + place * 2), 16) / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const brightnessOf = (hex: string) =>
  0.2126 * channelOf(hex, 0) + 0.7152 * channelOf(hex, 1) + 0.0722 * channelOf(hex, 2);

const contrastOf = (one: string, other: string) => {
  const [darker = 0, lighter = 0] = [brightnessOf(one), brightnessOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const tooFaint = (theme: Theme) =>
  pairs
    .map(({ ink, background, atLeast }) => ({
      pair: `${ink} on ${background}`,
      contrast: contrastOf(inkOf(ink, theme), inkOf(background, theme)),
      atLeast,
    }))
    .filter(({ contrast, atLeast }) => contrast < atLeast)
    .map(({ pair, contrast }) => `${pair}: ${contrast.toFixed(2)}`);

test('the measure of contrast is the one of WCAG', () => {
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(['light', 'dark'] as const)(
  'in the %s theme every ink can be read on every ground it stands on',
  (theme) => {
    expect(tooFaint(theme)).toEqual([]);
    expect(pairs.length).toBeGreaterThan(40);
  },
);
