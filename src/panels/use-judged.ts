import { type FocusEvent, useState } from 'react';
import { usePress } from '#ui/hooks/use-press.ts';
import { goesOn } from './goes-on.ts';

type Problem = { readonly fieldId: string };

/** What is still wrong of what was; nothing new is held against somebody who is still typing. */
const stillWrong = <Found extends Problem>(
  before: readonly Found[],
  now: readonly Found[],
): readonly Found[] => now.filter(({ fieldId }) => before.some((earlier) => earlier.fieldId === fieldId));

/** What is wrong with a form: all of it is said when it is sent, and taken back field by field as it is mended. */
export const useJudged = <Found extends Problem>(wrong: () => readonly Found[]) => {
  const [problems, setProblems] = useState<readonly Found[]>([]);
  const press = usePress();
  return {
    problems,
    worked: {
      onPointerDownCapture: press.begins,
      onBlur: (left: FocusEvent<HTMLElement>) => {
        if (problems.length === 0 || !goesOn(left, press.isOn())) return;
        const still = stillWrong(problems, wrong());
        press.whenOver(() => setProblems(still));
      },
    },
    /** The first wrong field takes the focus. */
    isRight: (): boolean => {
      const found = wrong();
      const [first] = found;
      setProblems(found);
      if (first) document.getElementById(first.fieldId)?.focus();
      return first === undefined;
    },
  };
};
