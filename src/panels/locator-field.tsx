import { CodeField } from '#ui/fields/code-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { locator } from './locator-field.css.ts';

type Props = { readonly id: string; readonly problem: string | null; readonly entered?: string | undefined };

/** The PNR of a booking. */
export const LocatorField = ({ id, problem, entered = '' }: Props) => {
  const { say } = useWords();
  return (
    <CodeField
      id={id}
      name={id}
      label={say('lookup.locator')}
      hint={say('lookup.locator.hint')}
      problem={problem}
      defaultValue={entered}
      className={locator}
    />
  );
};
