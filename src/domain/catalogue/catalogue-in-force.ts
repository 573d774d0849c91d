import type { CatalogueFields, InForce, PublishedOnce } from './catalogue-entry.ts';

/** What the shop was laid with holds from this day: it is before any that is sold. */
export const always = '2000-01-01';

/** What waits for its day, the next first. One that was published later and holds no later has taken the place of those after it. */
export const comingAfter = (published: readonly PublishedOnce[], day: string): readonly PublishedOnce[] =>
  published.filter(
    ({ from }, at) => from > day && published.slice(at + 1).every((later) => later.from > from),
  );

/** The days for which something had been published that the publishing at this place, done on a day, let come no more. */
export const daysDroppedAt = (
  published: readonly PublishedOnce[],
  place: number,
  day: string,
): readonly string[] => {
  const left = comingAfter(published.slice(0, place + 1), day);
  return comingAfter(published.slice(0, place), day).flatMap((each) =>
    left.includes(each) ? [] : [each.from],
  );
};

/** What holds on a day, and since which. */
export const heldOn = (published: readonly PublishedOnce[], day: string): InForce | null => {
  const last = published.findLast(({ from }) => from <= day);
  return last === undefined || last.fields === null ? null : { fields: last.fields, from: last.from };
};

/** What holds on a day: the last published one whose day has come. One that waits leaves the one before it in force. */
export const catalogueInForce = (published: readonly PublishedOnce[], day: string): CatalogueFields | null =>
  heldOn(published, day)?.fields ?? null;
