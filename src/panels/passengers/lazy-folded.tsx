import { promptPart } from '#ui/hooks/prompt-part.ts';

/** The lines of those who are seated are fetched while it is told who travels. */
export const { Part: FoldedPassengers, fetchAhead: fetchFolded } = promptPart(async () => {
  const { FoldedPassengers: folded } = await import('./folded-passengers.tsx');
  return folded;
});
