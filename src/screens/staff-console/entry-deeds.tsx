import {
  type CatalogueDeed,
  type CatalogueVerdict,
  catalogueDeeds,
  catalogueVerdict,
  standingOfEntry,
} from '#domain/catalogue/catalogue-rights.ts';
import type { ConsoleKey } from '#domain/catalogue/console-key.ts';
import type { CatalogueApproval } from '#machines/catalogue-approval/catalogue-approval.model.ts';
import { entryOf, staffOf } from '#machines/catalogue-approval/catalogue-approval.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button, type ButtonLook } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import { type CatalogueActor, isUnderway } from './entry-views.ts';
import { useKeyOf } from './keys/keys-context.ts';
import { deedWords, refusalWords, standingWords } from './words/entry-words.ts';

type Own = { readonly flow: CatalogueActor };

const nobody = { id: 0, roles: [] };

const looks: Readonly<Record<CatalogueDeed, ButtonLook>> = {
  edit: 'secondary',
  send: 'primary',
  recall: 'secondary',
  reject: 'danger',
  publish: 'primary',
  cancel: 'danger',
  'delete-draft': 'danger',
  'ask-deletion': 'danger',
  'take-back': 'danger',
};

const keys: Partial<Readonly<Record<CatalogueDeed, ConsoleKey>>> = { edit: 'e', send: 's' };

const eventOf = (deed: CatalogueDeed): CatalogueApproval['events'] => {
  switch (deed) {
    case 'edit':
      return { type: 'edit.asked' };
    case 'send':
      return { type: 'sending.asked', key: newKey() };
    case 'recall':
      return { type: 'recall.asked', key: newKey() };
    case 'reject':
      return { type: 'rejection.asked' };
    case 'publish':
      return { type: 'publication.asked' };
    case 'cancel':
      return { type: 'cancellation.asked' };
    case 'delete-draft':
      return { type: 'draft-deletion.asked' };
    case 'ask-deletion':
      return { type: 'deletion.asked' };
    case 'take-back':
      return { type: 'taking-back.asked' };
  }
};

type ToldBySelf = Exclude<CatalogueVerdict, 'allowed' | 'not-allowed-now' | 'role-lacking'>;

/** What has a reason of its own, which is seen. */
const isToldBySelf = (verdict: CatalogueVerdict): verdict is ToldBySelf =>
  verdict !== 'allowed' && verdict !== 'not-allowed-now' && verdict !== 'role-lacking';

/** What the roles of this person are for. What may not be done now rests, and why is said. */
export const EntryDeeds = ({ flow }: Own) => {
  const { say } = useWords();
  const entry = useFlow(flow, entryOf, null);
  const staff = useFlow(flow, staffOf, nobody);
  const isBusy = useFlow(flow, isUnderway, false);
  const keyOf = useKeyOf();
  const shortcutOf = (deed: CatalogueDeed) => {
    const key = keys[deed];
    return key === undefined ? undefined : keyOf(key);
  };
  const shown = catalogueDeeds
    .map((deed) => ({ deed, verdict: catalogueVerdict(staff, entry, deed) }))
    .filter(({ verdict }) => verdict !== 'role-lacking');
  const notNow = say('catalogue.rests', { standing: say(standingWords[standingOfEntry(entry)]) });
  const whyNot = (verdict: CatalogueVerdict) => {
    if (isBusy) return say('catalogue.doing');
    if (verdict === 'allowed') return null;
    return isToldBySelf(verdict) ? say(refusalWords[verdict]) : notNow;
  };
  return (
    <>
      {shown.some(({ verdict }) => verdict === 'not-allowed-now') ? <p>{notNow}</p> : null}
      <Ways>
        {shown.map(({ deed, verdict }) => (
          <Button
            key={deed}
            look={looks[deed]}
            why={whyNot(verdict)}
            reason={!isBusy && isToldBySelf(verdict) ? 'seen' : 'heard'}
            aria-keyshortcuts={shortcutOf(deed)}
            onClick={() => flow.send(eventOf(deed))}
          >
            {say(deedWords[deed])}
          </Button>
        ))}
        <Button
          why={isBusy ? say('catalogue.doing') : null}
          reason="heard"
          onClick={() => flow.send({ type: 'entry.asked' })}
        >
          {say('catalogue.read-again')}
        </Button>
      </Ways>
    </>
  );
};
