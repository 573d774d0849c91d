import type { Chart } from '#machines/kit/chart/chart-shape.ts';
import { type Difference, differenceOf } from '#machines/kit/chart/difference.ts';

type Loaded = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Loaded => typeof value === 'object' && value !== null;

const isChart = (value: unknown): value is Chart =>
  isObject(value) && isObject(value.root) && Array.isArray(value.arrows) && typeof value.hash === 'string';

const isChange = (value: unknown) =>
  isObject(value) && ['added', 'gone', 'changed'].every((name) => Array.isArray(value[name]));

const isDifference = (value: unknown): value is Difference =>
  isObject(value) && isChange(value.states) && isChange(value.arrows);

/** A difference as `npm run diff` writes it, or two charts, or one earlier chart beside the one that runs. */
export const loadedDifference = (files: readonly unknown[], now: Chart): Difference | null => {
  const [first, second = now] = files;
  if (isDifference(first)) return first;
  return isChart(first) && isChart(second) ? differenceOf(first, second) : null;
};
