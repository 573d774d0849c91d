import { useWords } from '#ui/hooks/words-context.ts';
import { CardGroup } from '#ui/layout/card-group.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { FormParts } from './profile-problems.ts';
import type { RecordLists } from './record-lists.ts';

type Props = { readonly parts: FormParts; readonly lists: RecordLists };

/** What members may tell of themselves, each chosen from its list or left out. */
export const AboutFields = ({ parts: { profile, type }, lists }: Props) => {
  const { say } = useWords();
  return (
    <CardGroup legend={say('profile.about')}>
      <ChoiceField
        id="profile-blood-type"
        label={say('profile.blood-type')}
        hint={say('profile.blood-type.hint')}
        list={lists.bloodTypes}
        chosen={profile.bloodTypeId}
        onChoose={(chosen) => type({ bloodTypeId: chosen })}
      />
      <ChoiceField
        id="profile-profession"
        label={say('profile.profession')}
        list={lists.professions}
        chosen={profile.professionId}
        onChoose={(chosen) => type({ professionId: chosen })}
      />
      <ChoiceField
        id="profile-education"
        label={say('profile.education')}
        list={lists.educations}
        chosen={profile.educationId}
        onChoose={(chosen) => type({ educationId: chosen })}
      />
    </CardGroup>
  );
};
