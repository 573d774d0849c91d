import { catalogueVerdict } from '#domain/catalogue/catalogue-rights.ts';
import { isGranted, isSettled, refusalIn } from '#machines/kit/judge/answer.ts';
import { eachOf } from '#machines/kit/judge/each-of.ts';
import { asGiven, keeps } from '#machines/kit/judge/kept.ts';
import type { Observation } from '#machines/kit/judge/observation.ts';
import { onceForEachYes } from '#machines/kit/judge/once.ts';
import { always, leadsTo, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, both, either, inputOf, not, signsOf } from '#machines/kit/judge/sign.ts';
import type { catalogueApprovalMachine } from './catalogue-approval.machine.ts';
import { type CatalogueApproval, isDeletion, isLive } from './catalogue-approval.model.ts';

const { answered, asking, asks, begunWith, ends, eventIn, hears, sees, shows, stands } = signsOf<
  CatalogueApproval,
  typeof catalogueApprovalMachine
>();

type Meant = { readonly kind: string };
type Doing = Meant & { readonly action: string; readonly key: string };
type Refused = { readonly ok: boolean; readonly refusal?: string };

const doingIn = inputOf<Doing>('carryOut');
const draftIn = inputOf<Meant & Pick<Doing, 'key'>>('saveDraft');
const wantedIn = inputOf<Meant>('loadEntry');
const ofKindBegun = (meantIn: (seen: Observation) => Meant | undefined) =>
  asGiven(['S-23'], { given: (seen) => begunWith(seen)?.kind, of: (seen) => meantIn(seen)?.kind });
const keysGiven = [
  eventIn('sending.asked'),
  eventIn('recall.asked'),
  eventIn('action.confirmed'),
  eventIn('publication.confirmed'),
];
const done = answered('carryOut', isSettled);
const saved = answered('saveDraft', isSettled);
/** Neither on its way, nor because somebody else was there before. */
const isPlainRefusal = ({ ok, refusal = '' }: Refused) =>
  !ok && !['catalogue-conflict', 'catalogue-entry-gone', 'key-in-use'].includes(refusal);
const isConflict = ({ refusal }: Refused) => refusal === 'catalogue-conflict';
const does = (...actions: readonly string[]) =>
  asks('carryOut', ({ action }: Doing) => actions.includes(action));
export const catalogueApprovalRules: Rules = {
  flow: 'catalogue-approval',
  rules: {
    'only-who-may': always(
      ['A-04', 'S-23'],
      asks('carryOut'),
      sees((seen) => {
        const { staff, entry, action } = seen.context;
        return action !== null && catalogueVerdict(staff, entry, action) === 'allowed';
      }),
    ),
    'entry-meant-is-changed': eachOf(ofKindBegun(wantedIn), ofKindBegun(draftIn), ofKindBegun(doingIn)),
    'live-published-by-name': until(['S-23'], {
      from: either(begins, hears('publication.asked')),
      no: both(does('publish'), shows(isLive)),
      until: hears('publication.confirmed'),
    }),
    'deleted-when-meant': until(['S-23', 'E-05'], {
      from: either(begins, hears('deletion.asked'), hears('draft-deletion.asked'), hears('action.declined')),
      no: does('ask-deletion', 'delete-draft'),
      until: hears('action.confirmed'),
    }),
    'rejected-when-meant': until(['S-23'], {
      from: either(begins, hears('rejection.asked'), hears('cancellation.asked'), hears('action.declined')),
      no: does('reject', 'cancel'),
      until: hears('action.confirmed'),
    }),
    'once-for-each-yes': eachOf(
      onceForEachYes(['S-23'], {
        yes: either(
          hears('sending.asked'),
          hears('recall.asked'),
          hears('action.confirmed'),
          hears('publication.confirmed'),
        ),
        ...asking('carryOut', isSettled),
      }),
      onceForEachYes(['S-23'], {
        yes: hears('draft.submitted'),
        ...asking('saveDraft', isSettled),
      }),
    ),
    'who-says-no-changes-nothing': always(
      ['S-23'],
      hears('action.declined'),
      both(stands('shown'), not(asks('carryOut'))),
    ),
    'pressed-twice-done-once': eachOf(
      asGiven(['S-23'], {
        given: (seen) => keysGiven.map((read) => read(seen)?.key).find((key) => key !== undefined),
        of: (seen) => doingIn(seen)?.key,
        underway: { from: asks('carryOut'), until: done },
      }),
      keeps(['S-23'], { of: (seen) => draftIn(seen)?.key, until: saved }),
    ),
    'changed-elsewhere-is-read': always(
      ['S-23'],
      either(answered('saveDraft', isConflict), answered('carryOut', isConflict)),
      asks('loadEntry'),
    ),
    'refusal-keeps-the-form': until(['S-23'], {
      from: hears('draft.submitted'),
      no: not(stands('editing', 'saving', 'comparing')),
      until: either(answered('saveDraft', isGranted), hears('edit.withdrawn')),
    }),
    'not-deleted-is-shown': always(
      ['E-05'],
      both(answered('carryOut', isPlainRefusal), shows(isDeletion)),
      both(
        stands('warned'),
        sees((seen) => seen.context.refusal === refusalIn('carryOut')(seen)),
      ),
    ),
    'unheard-is-asked-again': eachOf(
      leadsTo(['S-23'], { from: asks('carryOut'), to: done }),
      leadsTo(['S-23'], { from: asks('saveDraft'), to: saved }),
    ),
    'gone-is-the-end': leadsTo(['S-23'], {
      from: answered('carryOut', ({ refusal }: Refused) => refusal === 'catalogue-entry-gone'),
      to: ends(),
      within: 0,
    }),
  },
};
