import type { Walk } from '#machines/kit/walk/walk.ts';

const withoutKeys = (sample: object) =>
  JSON.stringify({ ...sample, key: null, attempt: null, cardToken: null });

const once = <Sample extends object>(samples: Readonly<Record<string, Sample>>) => {
  const known = new Set<string>();
  return Object.fromEntries(
    Object.entries(samples).filter(([, sample]) => {
      const text = withoutKeys(sample);
      const isFirst = !known.has(text);
      known.add(text);
      return isFirst;
    }),
  );
};

/** The browser makes its keys itself: of presses that differ in nothing but a key, one is walked. */
export const pressedOnce = (walk: Walk): Walk => ({
  ...walk,
  events: Object.fromEntries(
    Object.entries(walk.events).map(([event, samples = {}]) => [event, once(samples)]),
  ),
});
