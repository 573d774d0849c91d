import { shownInStatesOf } from './shown-in-states.ts';

/** What is shown of a flow while it is walked, held against what is written of its states. */
export const sightsOf = (name: string) => {
  const written = shownInStatesOf(name);
  const named = new Set(written.map(({ sentence }) => sentence));
  const met = new Map<string, Set<string>>();
  return {
    /** What is shown in a state that it does not belong to, and what is missing in one. */
    wrongIn: (state: string, shown: ReadonlySet<string>): readonly string[] => {
      const before = met.get(state) ?? new Set();
      met.set(state, new Set([...before, ...shown]));
      const missing = written.filter(
        ({ sentence, states, how }) => how === 'always' && states.includes(state) && !shown.has(sentence),
      );
      const strange = written.filter(
        ({ sentence, states }) => shown.has(sentence) && !states.includes(state),
      );
      const unwritten = [...shown].filter((each) => !named.has(each));
      return [
        ...missing.map(({ sentence }) => `missing: ${sentence}`),
        ...strange.map(({ sentence }) => `not of this state: ${sentence}`),
        ...unwritten.map((sentence) => `written nowhere: ${sentence}`),
      ];
    },
    /** What was sometimes to be shown in a state, and never was; a state that was not come to is named alone. */
    neverShown: (): readonly string[] => [
      ...new Set(
        written.flatMap(({ sentence, states }) =>
          states
            .filter((state) => met.get(state)?.has(sentence) !== true)
            .map((state) => (met.has(state) ? `${sentence} in ${state}` : `anything in ${state}`)),
        ),
      ),
    ],
  };
};
