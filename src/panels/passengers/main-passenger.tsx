import type { MessageId } from '#i18n/message-id.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { fieldIdOf } from './field-ids.ts';
import { type CardParts, problemIn } from './text-of-passenger.tsx';

/** Whom others may travel with, by their place in the party. */
export type Mains = readonly { readonly ordinal: number; readonly name: string }[];

type Asked = { readonly label: MessageId; readonly hint: MessageId };

const asked: Readonly<Record<'lap' | 'pet' | 'seat', Asked>> = {
  seat: { label: 'passenger.depends', hint: 'passenger.depends.hint' },
  lap: { label: 'passenger.depends.lap', hint: 'passenger.depends.lap.hint' },
  pet: { label: 'passenger.depends.pet', hint: 'passenger.depends.pet.hint' },
};

type Props = CardParts & { readonly mains: Mains; readonly of?: keyof typeof asked };

/** With whom somebody travels. Nobody to choose from: nothing is asked. */
export const MainPassenger = ({ mains, of = 'seat', ordinal, passenger, problems, dispatch }: Props) => {
  const { say } = useWords();
  const others = mains.filter((main) => main.ordinal !== ordinal);
  if (others.length === 0 || (of === 'seat' && ordinal === 0)) return null;
  const alone = of === 'seat' ? [{ value: '', label: say('passenger.depends.nobody') }] : [];
  return (
    <SelectField
      id={fieldIdOf({ passenger: ordinal, field: 'dependsOn' })}
      label={say(asked[of].label)}
      hint={say(asked[of].hint)}
      problem={problemIn(problems, 'dependsOn')}
      value={passenger.dependsOn ?? ''}
      choices={[...alone, ...others.map((main) => ({ value: String(main.ordinal), label: main.name }))]}
      onChange={({ target }) =>
        dispatch({
          type: 'typed',
          passenger: ordinal,
          change: { dependsOn: target.value === '' ? null : Number(target.value) },
        })
      }
    />
  );
};
