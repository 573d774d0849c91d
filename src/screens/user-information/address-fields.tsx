import { FieldRow } from '#ui/fields/field-row.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardGroup } from '#ui/layout/card-group.tsx';
import { ChoiceField } from './choice-field.tsx';
import {
  addressFieldId,
  cityFieldId,
  districtFieldId,
  type FormParts,
  problemAt,
} from './profile-problems.ts';
import type { RecordLists } from './record-lists.ts';

type Props = { readonly parts: FormParts; readonly lists: RecordLists };

/** Where the member lives: a line, and the chain of province, district and neighbourhood, each chosen from its list. */
export const AddressFields = ({ parts, lists }: Props) => {
  const { say } = useWords();
  const { profile, problems, type } = parts;
  const { cityId, districtId, neighbourhoodId } = profile;
  return (
    <CardGroup legend={say('profile.address')}>
      <FieldRow>
        <ChoiceField
          id={cityFieldId}
          label={say('profile.city')}
          list={lists.cities}
          chosen={cityId}
          problem={problemAt(problems, cityFieldId)}
          fills="address-level1"
          onChoose={(chosen) => {
            type({ cityId: chosen, districtId: null, neighbourhoodId: null });
            lists.show({ cityId: chosen, districtId: null });
          }}
        />
        <ChoiceField
          id={districtFieldId}
          label={say('profile.district')}
          list={lists.districts}
          chosen={districtId}
          problem={problemAt(problems, districtFieldId)}
          fills="address-level2"
          onChoose={(chosen) => {
            type({ districtId: chosen, neighbourhoodId: null });
            lists.show({ cityId, districtId: chosen });
          }}
        />
      </FieldRow>
      <ChoiceField
        id="profile-neighbourhood"
        label={say('profile.neighbourhood')}
        list={lists.neighbourhoods}
        chosen={neighbourhoodId}
        fills="address-level3"
        onChoose={(chosen) => type({ neighbourhoodId: chosen })}
      />
      <TextField
        id={addressFieldId}
        name={addressFieldId}
        label={say('profile.line')}
        hint={say('profile.line.hint')}
        need="optional"
        problem={problemAt(problems, addressFieldId)}
        value={profile.address}
        autoComplete="street-address"
        onChange={({ target }) => type({ address: target.value })}
      />
    </CardGroup>
  );
};
