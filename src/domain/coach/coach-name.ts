/** What is painted on a coach: its number in the train, but where the train names it otherwise. */
export const coachNameOf = (index: number, name: string | undefined): string => name ?? String(index + 1);

/** The name of a coach where it is not told by its number alone. */
export const ownCoachName = (index: number, name: string): string | undefined =>
  name === coachNameOf(index, undefined) ? undefined : name;
