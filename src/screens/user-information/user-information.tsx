import type { ReactNode } from 'react';
import type { OwnRecord } from '#domain/member/own-record.ts';
import type { Profile } from '#domain/member/profile.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { messageOf, recordOf, refusalOf, stateOf } from '#machines/profile/profile.selectors.ts';
import type { Typing } from '#panels/typing.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { BarredIcon } from '#ui/icons/barred-icon.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FactsList } from '#ui/layout/facts-list.tsx';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { changeableFacts } from './changeable-facts.ts';
import { EndingDialog } from './ending-dialog.tsx';
import { ProfileForm } from './profile-form.tsx';
import {
  isEndRefused,
  isForetelling,
  isFormShown,
  isReading,
  isSaved,
  isSaving,
  isShown,
  type ProfileActor,
} from './profile-views.ts';
import { provedFacts } from './proved-facts.ts';
import type { RecordLists } from './record-lists.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { refusalWords } from './refusal-words.ts';
import { part, whole } from './user-information.css.ts';

type Props = {
  readonly flow: ProfileActor;
  readonly lists: RecordLists;
  readonly typing: Typing<Profile>;
  readonly picture: ReactNode;
};
type OfRecord = Pick<Props, 'flow' | 'lists'> & { readonly record: OwnRecord };

const Proved = ({ record, picture }: Pick<OfRecord, 'record'> & Pick<Props, 'picture'>) => {
  const words = useWords();
  return (
    <section className={part} aria-labelledby="profile-proved">
      <h2 id="profile-proved">{words.say('profile.proved')}</h2>
      <Card>
        {picture}
        <FactsList facts={provedFacts(record, words)} />
        <p>{words.say('profile.proved.text')}</p>
      </Card>
    </section>
  );
};

const Changeable = ({ flow, record, lists }: OfRecord) => {
  const words = useWords();
  const { say } = words;
  const mayAsk = useFlow(flow, isShown, false);
  const saved = useFlow(flow, isSaved, false);
  const isAsking = useFlow(flow, isForetelling, false);
  return (
    <section className={part} aria-labelledby="profile-changeable">
      <h2 id="profile-changeable">{say('profile.changeable')}</h2>
      <Card>
        <FactsList facts={changeableFacts(record, lists, words)} />
        <KeptRoom isAsking={isAsking} otherwise="answered">
          {saved ? <Notice variant="success" heard="in-turn" title={say('profile.saved')} /> : null}
        </KeptRoom>
        <Ways>
          <Button
            why={mayAsk ? null : say('profile.rests')}
            reason="heard"
            onClick={() => flow.send({ type: 'change.asked' })}
          >
            {say('profile.change')}
          </Button>
          <LinkButton href={addresses['password-update'].path}>{say('password.update.title')}</LinkButton>
        </Ways>
      </Card>
    </section>
  );
};

const ChangeDialog = ({ flow, record, lists, typing }: OfRecord & Pick<Props, 'typing'>) => {
  const { say } = useWords();
  const isOpen = useFlow(flow, isFormShown, false);
  const isBusy = useFlow(flow, isSaving, false);
  const dismiss = () => flow.send({ type: isBusy ? 'profile.abandoned' : 'change.withdrawn' });
  return (
    <Dialog isOpen={isOpen} title={say('profile.change')} onDismiss={dismiss}>
      {isOpen ? <ProfileForm flow={flow} record={record} lists={lists} typing={typing} /> : null}
    </Dialog>
  );
};

const Ending = ({ flow }: Pick<Props, 'flow'>) => {
  const { say } = useWords();
  const mayAsk = useFlow(flow, isShown, false);
  const isBusy = useFlow(flow, isForetelling, false);
  const isRefused = useFlow(flow, isEndRefused, false);
  return (
    <section className={part} aria-labelledby="profile-end">
      <h2 id="profile-end">{say('profile.end')}</h2>
      <KeptRoom isAsking={isBusy} otherwise="answered">
        {isRefused ? <RefusalNotice flow={flow} title={say('profile.end.refused')} /> : null}
      </KeptRoom>
      <Card>
        <p>{say('profile.end.lead')}</p>
        <Ways>
          <Button
            variant="danger"
            pending={isBusy ? say('profile.end.asking') : null}
            why={mayAsk || isBusy ? null : say('profile.rests')}
            reason="heard"
            onClick={() => flow.send({ type: 'ending.asked' })}
          >
            {say('profile.end.ask')}
          </Button>
          {isBusy ? (
            <Button variant="quiet" onClick={() => flow.send({ type: 'ending.declined' })}>
              {say('registration.abandon')}
            </Button>
          ) : null}
        </Ways>
      </Card>
    </section>
  );
};

const Unread = ({ flow }: Pick<Props, 'flow'>) => {
  const { say } = useWords();
  const refusal = useFlow(flow, refusalOf, null);
  const message = useFlow(flow, messageOf, null);
  return (
    <EmptyState
      icon={<BarredIcon />}
      title={say('profile.unread')}
      text={message ?? say(refusalWords[refusal ?? 'not-reached'])}
      action={
        <Button onClick={() => flow.send({ type: 'profile.wanted' })}>{say('profile.read-again')}</Button>
      }
    />
  );
};

const Asked = ({ flow, lists, typing, picture }: Props) => {
  const { say } = useWords();
  const record = useFlow(flow, recordOf, null);
  const reading = useFlow(flow, isReading, false);
  if (record === null)
    return reading ? <LoadingText room="window" text={say('profile.reading')} /> : <Unread flow={flow} />;
  return (
    <>
      <Proved record={record} picture={picture} />
      <Changeable flow={flow} record={record} lists={lists} />
      <Ending flow={flow} />
      <ChangeDialog flow={flow} record={record} lists={lists} typing={typing} />
      <EndingDialog flow={flow} />
    </>
  );
};

/** A member's own record: what is proved, what may be changed, and the end of the membership. */
export const UserInformation = ({ flow, lists, typing, picture }: Props) => (
  <div className={whole} data-flow="profile" data-state={useFlow(flow, stateOf, '')}>
    <Asked flow={flow} lists={lists} typing={typing} picture={picture} />
  </div>
);
