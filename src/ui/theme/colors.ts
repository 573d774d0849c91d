const color = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

/** Every colour by what it is for. `x` stands on a surface; `on-x` is written on `x`; `x-tint` is a ground for `x`. */
export const colors = {
  page: color('#ffffff', '#0f141a'),
  raised: color('#ffffff', '#171e26'),
  sunken: color('#f5f7fa', '#131a22'),
  text: color('#111827', '#eef2f6'),
  quiet: color('#4a5567', '#a9b4c2'),
  rule: color('#dde3ea', '#2a3542'),
  border: color('#7a8699', '#76859a'),
  brand: color('#b4121b', '#ff6b6b'),
  'brand-pressed': color('#8f0e16', '#ff9090'),
  'on-brand': color('#ffffff', '#0f141a'),
  link: color('#0b5394', '#7db8f2'),
  'link-pressed': color('#083d6e', '#a9d0f7'),
  'on-link': color('#ffffff', '#0f141a'),
  'link-tint': color('#e9f1f9', '#16293c'),
  focus: color('#0a5ad6', '#ffd84d'),
  success: color('#0b6b3a', '#5fd08f'),
  'success-tint': color('#e6f4ec', '#12291e'),
  warning: color('#7a4b00', '#f6c453'),
  'warning-tint': color('#fff3d6', '#2e2510'),
  danger: color('#b00020', '#ff8a8a'),
  'danger-pressed': color('#870018', '#ffabab'),
  'danger-tint': color('#fdecee', '#351a1e'),
  band: color('#16202e', '#0a0f15'),
  'on-band': color('#f5f7fa', '#eef2f6'),
  'quiet-on-band': color('#b7c2d0', '#a9b4c2'),
  'mark-on-band': color('#ff7a7a', '#ff6b6b'),
  scrim: color('#080c128c', '#000000a6'),
} as const satisfies Record<string, string>;

export type ColorRole = keyof typeof colors;

type Pair = { readonly ink: ColorRole; readonly background: ColorRole; readonly atLeast: 3 | 4.5 };

const read = (ink: ColorRole, ...grounds: ColorRole[]): Pair[] =>
  grounds.map((background) => ({ ink, background, atLeast: 4.5 }));

const seen = (ink: ColorRole, ...grounds: ColorRole[]): Pair[] =>
  grounds.map((background) => ({ ink, background, atLeast: 3 }));

/** Which role may stand on which. A pair that is not listed here is not used in any style. */
export const pairs: readonly Pair[] = [
  ...read('text', 'page', 'raised', 'sunken', 'link-tint', 'success-tint', 'warning-tint', 'danger-tint'),
  ...read('quiet', 'page', 'raised', 'sunken', 'link-tint'),
  ...read('brand', 'page', 'raised', 'sunken'),
  ...read('link', 'page', 'raised', 'sunken', 'link-tint'),
  ...read('link-pressed', 'page', 'raised', 'sunken', 'link-tint'),
  ...read('danger', 'page', 'raised', 'sunken', 'danger-tint'),
  ...read('danger-pressed', 'page', 'raised', 'danger-tint'),

  ...read('warning', 'page', 'raised', 'warning-tint'),
  ...read('on-brand', 'brand', 'brand-pressed', 'danger', 'danger-pressed'),
  ...read('on-link', 'link', 'link-pressed'),
  ...read('on-band', 'band'),
  ...read('quiet-on-band', 'band'),
  ...read('mark-on-band', 'band'),
  ...seen('border', 'page', 'raised', 'sunken'),
  ...seen('focus', 'page', 'raised', 'sunken', 'link-tint', 'success-tint', 'warning-tint', 'danger-tint'),
];
