import { type FormEvent, useState } from 'react';
import type { OwnRecord } from '#domain/member/own-record.ts';
import { normalizeProfile, type Profile } from '#domain/member/profile.ts';
import { newKey } from '#panels/new-key.ts';
import { PhoneFields } from '#panels/phone-fields.tsx';
import type { Typing } from '#panels/typing.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useJudged } from '#panels/use-judged.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardGroup } from '#ui/layout/card-group.tsx';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import { AboutFields } from './about-fields.tsx';
import { AddressFields } from './address-fields.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { MissingLists } from './missing-lists.tsx';
import { type FormParts, phoneFieldId, problemAt, problemsOf } from './profile-problems.ts';
import { isChangeRefused, isSaving, type ProfileActor } from './profile-views.ts';
import type { RecordLists } from './record-lists.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { form } from './user-information.css.ts';

type Props = {
  readonly flow: ProfileActor;
  readonly record: OwnRecord;
  readonly lists: RecordLists;
  readonly typing: Typing<Profile>;
};

const Wishes = ({ profile, type }: FormParts) => {
  const { say } = useWords();
  return (
    <CardGroup legend={say('profile.wishes')}>
      <CheckboxField
        label={say('registration.wants-letters')}
        checked={profile.wantsLetters === 'yes'}
        onChange={({ target }) => type({ wantsLetters: target.checked ? 'yes' : 'no' })}
      />
      <CheckboxField
        label={say('registration.wants-messages')}
        checked={profile.wantsMessages === 'yes'}
        onChange={({ target }) => type({ wantsMessages: target.checked ? 'yes' : 'no' })}
      />
    </CardGroup>
  );
};

const Submit = ({ flow }: Pick<Props, 'flow'>) => {
  const { say } = useWords();
  const isBusy = useFlow(flow, isSaving, false);
  return (
    <Ways>
      <Button type="submit" variant="primary" pending={isBusy ? say('profile.saving') : null}>
        {say('profile.save')}
      </Button>
      {isBusy ? (
        <Button variant="quiet" onClick={() => flow.send({ type: 'profile.abandoned' })}>
          {say('registration.abandon')}
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => flow.send({ type: 'change.withdrawn' })}>
          {say('profile.withdraw')}
        </Button>
      )}
    </Ways>
  );
};

/** The form of a change. What is typed stays in it until it is saved or withdrawn. */
export const ProfileForm = ({ flow, record, lists, typing }: Props) => {
  const words = useWords();
  const { say } = words;
  const [profile, setProfile] = useState<Profile>(() => typing.read() ?? record.profile);
  const isRefused = useFlow(flow, isChangeRefused, false);
  const isBusy = useFlow(flow, isSaving, false);
  const { problems, worked, isRight } = useJudged(() => problemsOf(profile, record.phoneNeed, words));
  const parts: FormParts = {
    profile,
    problems,
    type: (change) => {
      setProfile((before) => ({ ...before, ...change }));
      typing.keep({ ...profile, ...change });
    },
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setProfile(normalizeProfile(profile));
    if (isRight())
      flow.send({ type: 'profile.submitted', profile: normalizeProfile(profile), key: newKey() });
  };
  return (
    <form className={form} noValidate onSubmit={submit} {...worked}>
      <ErrorSummary submit={0} problems={problems} />
      <ChangedElsewhere flow={flow} lists={lists} />
      <CardGroup legend={say('passenger.phone')}>
        <PhoneFields
          id={phoneFieldId}
          phone={profile}
          need={record.phoneNeed}
          problem={problemAt(problems, phoneFieldId)}
          onType={parts.type}
        />
      </CardGroup>
      <AddressFields parts={parts} lists={lists} />
      {record.company === null ? <AboutFields parts={parts} lists={lists} /> : null}
      <MissingLists lists={lists} />
      <Wishes {...parts} />
      <KeptRoom isAsking={isBusy} otherwise="answered">
        {isRefused ? <RefusalNotice flow={flow} title={say('profile.not-saved')} /> : null}
      </KeptRoom>
      <Submit flow={flow} />
    </form>
  );
};
