import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { rules, stack } from './passengers.css.ts';

/** The rules of pets are said before one is added. */
export const Pets = ({ onAdd, why }: { readonly onAdd: () => void; readonly why: string | null }) => {
  const { say } = useWords();
  return (
    <div className={stack}>
      <Disclosure summary={say('passenger.pet.rules')}>
        <ul className={rules}>
          <li>{say('passenger.pet.rule.beside')}</li>
          <li>{say('passenger.pet.rule.coaches')}</li>
          <li>{say('passenger.pet.rule.first')}</li>
          <li>{say('passenger.pet.rule.dog')}</li>
          <li>{say('passenger.pet.rule.removed')}</li>
        </ul>
      </Disclosure>
      <div>
        <Button onClick={onAdd} why={why}>
          {say('passenger.pet.add')}
        </Button>
      </div>
    </div>
  );
};
