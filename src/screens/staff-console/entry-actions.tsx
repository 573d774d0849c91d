import {
  type CatalogueAction,
  type CatalogueVerdict,
  catalogueActions,
  catalogueVerdict,
  statusOfEntry,
} from '#domain/catalogue/catalogue-rights.ts';
import type { ConsoleKey } from '#domain/catalogue/console-key.ts';
import type { CatalogueApproval } from '#machines/catalogue-approval/catalogue-approval.model.ts';
import { entryOf, staffOf } from '#machines/catalogue-approval/catalogue-approval.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { UnheardNotice } from '#panels/unheard-notice.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { Button, type ButtonVariant } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import { type CatalogueActor, isUnderway, isUnheard } from './entry-views.ts';
import { useKeyOf } from './keys/keys-context.ts';
import { actionWords, refusalWords, statusWords } from './words/entry-words.ts';

type Props = { readonly flow: CatalogueActor };

const nobody = { id: 0, roles: [] };

const variants: Readonly<Record<CatalogueAction, ButtonVariant>> = {
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

const keys: Partial<Readonly<Record<CatalogueAction, ConsoleKey>>> = { edit: 'e', send: 's' };

const eventOf = (action: CatalogueAction): CatalogueApproval['events'] => {
  switch (action) {
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

type SelfExplained = Exclude<CatalogueVerdict, 'allowed' | 'not-allowed-now' | 'role-lacking'>;

/** What has a reason of its own, which is seen. */
const isSelfExplained = (verdict: CatalogueVerdict): verdict is SelfExplained =>
  verdict !== 'allowed' && verdict !== 'not-allowed-now' && verdict !== 'role-lacking';

/** What the roles of this person are for. What may not be done now rests, and why is said. */
export const EntryActions = ({ flow }: Props) => {
  const { say } = useWords();
  const entry = useFlow(flow, entryOf, null);
  const staff = useFlow(flow, staffOf, nobody);
  const isBusy = useFlow(flow, isUnderway, false);
  const unheard = useFlow(flow, isUnheard, false);
  const keyOf = useKeyOf();
  const shortcutOf = (action: CatalogueAction) => {
    const key = keys[action];
    return key === undefined ? undefined : keyOf(key);
  };
  const shown = catalogueActions
    .map((action) => ({ action, verdict: catalogueVerdict(staff, entry, action) }))
    .filter(({ verdict }) => verdict !== 'role-lacking');
  const notNow = say('catalogue.rests', { status: say(statusWords[statusOfEntry(entry)]) });
  const whyNot = (verdict: CatalogueVerdict) => {
    if (isSelfExplained(verdict)) return say(refusalWords[verdict]);
    if (isBusy) return say('catalogue.doing');
    return verdict === 'allowed' ? null : notNow;
  };
  return (
    <>
      {shown.some(({ verdict }) => verdict === 'not-allowed-now') ? <p>{notNow}</p> : null}
      <Ways>
        {shown.map(({ action, verdict }) => (
          <Button
            key={action}
            variant={variants[action]}
            why={whyNot(verdict)}
            reason={isSelfExplained(verdict) ? 'seen' : 'heard'}
            aria-keyshortcuts={shortcutOf(action)}
            onClick={() => flow.send(eventOf(action))}
          >
            {say(actionWords[action])}
          </Button>
        ))}
        <Button
          why={isBusy && !unheard ? say('catalogue.doing') : null}
          reason="heard"
          onClick={() => flow.send({ type: unheard ? 'outcome.asked' : 'entry.asked' })}
        >
          {say(unheard ? 'catalogue.ask-again' : 'catalogue.read-again')}
        </Button>
      </Ways>
      <UnheardNotice isGoing={isBusy} isUnheard={unheard} title={say('catalogue.unheard')} />
    </>
  );
};
