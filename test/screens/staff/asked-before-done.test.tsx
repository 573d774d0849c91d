import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import type { CatalogueEntry as Entry } from '#domain/catalogue/catalogue-entry.ts';
import { catalogueApprovalMachine } from '#machines/catalogue-approval/catalogue-approval.machine.ts';
import { begun, type CatalogueApproval } from '#machines/catalogue-approval/catalogue-approval.model.ts';
import { both, editor, entries } from '#machines/catalogue-approval/catalogue-approval.samples.part.ts';
import { CatalogueEntry } from '#screens/staff-console/catalogue-entry.tsx';
import { actionWords, questionWords } from '#screens/staff-console/words/entry-words.ts';
import { noEntryParts } from '../../support/views/no-entry-parts.tsx';
import { readIn } from '../read-in.tsx';

const input = { kind: 'subscriptions', id: 7, staff: { id: both, roles: ['editor', 'approver'] } } as const;
type State = Parameters<typeof catalogueApprovalMachine.resolveState>[0]['value'];
type Known = Partial<Pick<CatalogueApproval['context'], 'action' | 'refusal' | 'staff'>>;

/** The console of an entry that stands where it is told to, as far as one part of it goes. */
const consoleAt = (value: State, entry: Entry | null, known: Known = {}) => {
  const snapshot = catalogueApprovalMachine.resolveState({
    value,
    context: { ...begun(input), entry, ...known },
  });
  const flow = createActor(catalogueApprovalMachine, { snapshot, input }).start();
  onTestFinished(() => {
    flow.stop();
  });
  return readIn(<CatalogueEntry flow={flow} parts={noEntryParts} />);
};

const asked = ['reject', 'publish', 'cancel', 'delete-draft', 'ask-deletion', 'take-back'] as const;

test.each(asked)('what is asked before it is done is what will be done: %s', (action) => {
  const sentences = consoleAt('confirming', entries.updateWaiting, { action });
  const texts = asked.map((each) => questionWords[each].text);
  expect(sentences().filter((id) => texts.some((text) => text === id))).toEqual([questionWords[action].text]);
  const dialog = document.querySelector('dialog[open]');
  const { [action]: title } = actionWords;
  expect(sentences()).toContain(title);
  const days = [...(dialog?.querySelectorAll('input, dt') ?? [])].length;
  expect(days).toBe(action === 'publish' || action === 'ask-deletion' ? 1 : 0);
});

test('what may not be changed now rests, and says why', () => {
  const staff = { id: editor, roles: ['editor'] } as const;
  const sentences = consoleAt({ editing: 'fresh' }, entries.updateWaiting, { staff });
  expect(sentences()).toContain('catalogue.save:catalogue.refused.not-allowed-now');
});

test('what may be changed rests for nothing', () => {
  const sentences = consoleAt({ editing: 'fresh' }, entries.updateDraft);
  expect(sentences()).not.toContain('catalogue.save:rests');
});

test('what is no more says so, and shows the way back', () => {
  const sentences = consoleAt('gone', null);
  expect(
    sentences()
      .filter((id) => /^catalogue\.(?:over|back)$/.test(id))
      .toSorted(),
  ).toEqual(['catalogue.back', 'catalogue.over']);
});
