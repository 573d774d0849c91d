import { type FocusEvent, useReducer } from 'react';
import type { RegistrationDraft } from '#domain/member/registration.ts';
import { wallClockOf } from '#domain/time/railway-time.ts';
import type { Words } from '#i18n/words.ts';
import { goesOn } from '#panels/goes-on.ts';
import { useShop } from '#panels/shop.ts';
import { usePress } from '#ui/hooks/use-press.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { afterAction, type FormParts, type Problem } from './registration-input.ts';

type Judge = (draft: RegistrationDraft, today: string, words: Words) => readonly Problem[];

const isoDay = 10;

/** What stands in a form of these fields, what is wrong with it, and what a form does as it is worked. */
export const useRegistrationInput = (
  begun: RegistrationDraft,
  judge: Judge,
  form: 'correction' | 'registration' = 'registration',
) => {
  const words = useWords();
  const { now } = useShop();
  const [{ draft, problems }, dispatch] = useReducer(afterAction, { draft: begun, problems: [] });
  const press = usePress();
  const wrong = () => judge(draft, wallClockOf(now()).slice(0, isoDay), words);
  const idOf: FormParts['idOf'] = (field) => `${form}-${field}`;
  const parts: FormParts = {
    idOf,
    draft,
    problems,
    type: (change) => dispatch({ type: 'typed', change }),
    askOtherwise: (change) => dispatch({ type: 'asked-otherwise', change }),
    leave: () => dispatch({ type: 'left' }),
  };
  return {
    parts,
    summary: problems.map(({ field, text }) => ({ fieldId: idOf(field), text })),
    onPointerDownCapture: press.begins,
    onBlur: (left: FocusEvent<HTMLElement>) => {
      if (problems.length === 0 || !goesOn(left, press.isOn())) return;
      const still = wrong();
      press.whenOver(() => dispatch({ type: 'judged', problems: still }));
    },
    /** Says everything that is wrong; the first wrong field takes the focus. */
    isRight: (): boolean => {
      const found = wrong();
      const [first] = found;
      dispatch({ type: 'submitted', problems: found });
      if (first !== undefined) document.getElementById(idOf(first.field))?.focus();
      return first === undefined;
    },
  };
};
