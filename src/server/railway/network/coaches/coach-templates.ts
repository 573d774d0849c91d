import type { CoachTemplate } from '#domain/coach/coach.ts';
import { withTableWords } from '#domain/coach/plan-tables.ts';
import { highSpeedCoaches } from './high-speed.ts';
import { localCoaches } from './local.ts';
import { mainLineCoaches } from './main-line.ts';

/** Every way a coach is built, by its number on the wire; numbers from 900 are the shop's own. */
export const coachTemplates: ReadonlyMap<number, CoachTemplate> = new Map(
  [...highSpeedCoaches, ...mainLineCoaches, ...localCoaches].map((template) => [
    template.id,
    withTableWords(template),
  ]),
);
