import { lazy } from 'react';
import { promptPart } from '#ui/hooks/prompt-part.ts';

const load = async () => (await import('./seat-parts.ts')).seatParts;

/** The plan of the coaches is fetched while it is told who travels, and drawn when seats are chosen. */
export const { Part: SeatChoice, fetchAhead: fetchSeatChoice } = promptPart(
  async () => (await load()).SeatChoice,
);

/** Fetched with it. It comes after the page it stands on, whose reader begins at the heading and is led to it from there. */
export const SeatsGone = lazy(async () => ({ default: (await load()).SeatsGone }));
