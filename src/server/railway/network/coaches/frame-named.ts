import type { CoachTemplate } from '#domain/coach/coach.ts';
import { coachTemplates } from './coach-templates.ts';

const numberOf = (code: string): number => (/^[1-9]\d*$/.test(code) ? Number(code) : 0);

/** The coach a seat map of this code is drawn upon: one that the shop knows and somebody sits in. */
export const frameNamed = (code: string): CoachTemplate | null => {
  const frame = coachTemplates.get(numberOf(code));
  return frame === undefined || frame.places.length === 0 ? null : frame;
};
