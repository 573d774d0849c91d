import { Button } from '#ui/button.tsx';
import { CardGroup } from '#ui/card-group.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useWords } from '#ui/words-context.ts';
import type { PlaceList, PlaceLists } from './place-lists.ts';
import { addressFieldId, cityFieldId, districtFieldId, type FormParts, problemAt } from './typed-profile.ts';

type Own = { readonly parts: FormParts; readonly lists: PlaceLists };

type Choosing = {
  readonly id: string;
  readonly label: string;
  readonly list: PlaceList;
  readonly chosen: number | null;
  readonly problem?: string | null;
  readonly fills?: string;
  readonly onChoose: (id: number | null) => void;
};

const nobody = '';

const PlaceField = ({ id, label, list, chosen, problem = null, fills = 'off', onChoose }: Choosing) => {
  const { say } = useWords();
  const choices = list.places.map(({ id: place, name }) => ({ value: String(place), label: name }));
  const isKnown = chosen === null || list.places.some((place) => place.id === chosen);
  const kept = isKnown ? [] : [{ value: String(chosen), label: say('profile.place.awaited') }];
  return (
    <SelectField
      id={id}
      label={label}
      need="optional"
      problem={problem}
      autoComplete={fills}
      value={chosen === null ? nobody : String(chosen)}
      choices={[{ value: nobody, label: say('profile.place.none') }, ...kept, ...choices]}
      onChange={({ target }) => onChoose(target.value === nobody ? null : Number(target.value))}
    />
  );
};

const Missing = ({ lists }: Pick<Own, 'lists'>) => {
  const { say } = useWords();
  const isMissing = [lists.cities, lists.districts, lists.neighbourhoods].some(
    ({ standing }) => standing === 'missing',
  );
  return isMissing ? (
    <Notice variant="warning" heard="in-turn" title={say('profile.places.missing')}>
      <Button onClick={lists.askAgain}>{say('profile.places.again')}</Button>
    </Notice>
  ) : null;
};

/** Where the member lives: a line, and the chain of province, district and neighbourhood, each chosen from its list. */
export const AddressFields = ({ parts, lists }: Own) => {
  const { say } = useWords();
  const { profile, problems, type } = parts;
  const { cityId, districtId, neighbourhoodId } = profile;
  return (
    <CardGroup legend={say('profile.address')}>
      <FieldRow>
        <PlaceField
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
        <PlaceField
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
      <PlaceField
        id="profile-neighbourhood"
        label={say('profile.neighbourhood')}
        list={lists.neighbourhoods}
        chosen={neighbourhoodId}
        fills="address-level3"
        onChoose={(chosen) => type({ neighbourhoodId: chosen })}
      />
      <Missing lists={lists} />
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
