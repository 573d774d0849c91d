import type { Words } from './words.ts';

const hour = 60;

/** So many minutes, as one says how long a journey takes. */
export const durationText = (minutes: number, { say }: Words): string => {
  const [hours, rest] = [Math.floor(minutes / hour), minutes % hour];
  if (hours === 0) return say('text.duration.minutes', { minutes });
  return rest === 0 ? say('text.duration.hours', { hours }) : say('text.duration', { hours, minutes: rest });
};
