import { promptPart } from '#ui/hooks/late-part.ts';

const load = async () => (await import('./seat-parts.ts')).seatParts;

/** The plan of the coaches is fetched while it is told who travels, and drawn when seats are chosen. */
const choice = promptPart(async () => (await load()).SeatChoice);
const gone = promptPart(async () => (await load()).SeatsGone);

export const SeatChoice = choice.Part;
export const SeatsGone = gone.Part;

export const fetchSeatChoice = (): void => {
  choice.fetchAhead();
  gone.fetchAhead();
};
