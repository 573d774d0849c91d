import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { CatalogueFields, CatalogueEntry as Entry } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import { granted } from '#domain/values/answer.ts';
import { catalogueApprovalMachine } from '#machines/catalogue-approval/catalogue-approval.machine.ts';
import type {
  ActionAnswer,
  ReadAnswer,
  SaveAnswer,
} from '#machines/catalogue-approval/catalogue-approval.model.ts';
import type { CatalogueApprovalPorts } from '#machines/catalogue-approval/catalogue-approval.ports.ts';
import { both, entries } from '#machines/catalogue-approval/catalogue-approval.samples.part.ts';
import { CatalogueEntry } from '#screens/staff-console/catalogue-entry.tsx';
import { noEntryParts } from '../../support/views/no-entry-parts.tsx';
import { drawn } from '../drawn.tsx';

const staff = { id: both, roles: ['editor', 'approver'] } as const;

/** A console whose server gives this entry, and keeps what it was asked to save. */
export const consoleOf = (kind: CatalogueKind, entry: Entry | null) => {
  const saved: CatalogueFields[] = [];
  const actors: CatalogueApprovalPorts = {
    loadEntry: fromPromise(() => Promise.resolve<ReadAnswer>(granted(entry ?? entries.published))),
    saveDraft: fromPromise(({ input }) => {
      saved.push(input.fields);
      return Promise.resolve<SaveAnswer>(granted(entries.createDraft));
    }),
    carryOut: fromPromise(() => Promise.resolve<ActionAnswer>(granted(entries.updateWaiting))),
  };
  const machine = catalogueApprovalMachine.provide({ actors });
  return { flow: createActor(machine, { input: { kind, id: entry?.id ?? null, staff } }).start(), saved };
};

/** An entry of that console as it is drawn, and what was saved of it. */
export const shown = (kind: CatalogueKind, entry: Entry | null = null) => {
  const { flow, saved } = consoleOf(kind, entry);
  drawn(<CatalogueEntry flow={flow} parts={noEntryParts} />);
  return saved;
};

export const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** Types into fields of an entry, each by its name. */
export const fill = async (entered: Readonly<Record<string, string>>) => {
  for (const [id, text] of Object.entries(entered)) {
    const element = document.getElementById(`catalogue-${id}`);
    if (element === null) throw new Error(`There is no ${id}.`);
    await page.elementLocator(element).fill(text);
  }
};
