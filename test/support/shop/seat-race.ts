import type { HoldAnswer, Seats, WantedPlace } from '#server/sale/holds/seats.ts';

/** What came of a race: who got a place, and why the others did not, counted by reason. */
export type RaceEnd = { readonly granted: number; readonly refused: Readonly<Record<string, number>> };

/** Everybody asks in one breath; afterwards what was granted is given back. */
export const raceFor = async (
  wanted: readonly WantedPlace[],
  processes: readonly Seats[],
): Promise<RaceEnd> => {
  const [first] = processes;
  if (first === undefined) throw new RangeError('Somebody has to answer.');
  const answers = await Promise.all(
    wanted.map((place, index) => (processes[index % processes.length] ?? first).hold(place)),
  );
  const refused: Record<string, number> = {};
  for (const answer of answers) {
    if (!answer.ok) refused[answer.refusal] = (refused[answer.refusal] ?? 0) + 1;
  }
  const held = answers.flatMap((answer: HoldAnswer) => (answer.ok ? [answer.value.holdId] : []));
  await Promise.all(held.map((id) => first.release(id)));
  return { granted: held.length, refused };
};
