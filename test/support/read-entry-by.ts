import { createActor, fromPromise, waitFor } from 'xstate';
import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import type { CatalogueStaff } from '#domain/catalogue/catalogue-rights.ts';
import { granted } from '#domain/values/answer.ts';
import { catalogueApprovalMachine } from '#machines/catalogue-approval/catalogue-approval.machine.ts';
import type { ReadAnswer } from '#machines/catalogue-approval/catalogue-approval.model.ts';
import {
  type CatalogueApprovalPorts,
  catalogueApprovalPorts,
} from '#machines/catalogue-approval/catalogue-approval.ports.ts';

/** The console's flow of one person, once it has read an entry; where there is none, it begins a new one. */
export const readEntryBy = async (
  staff: CatalogueStaff,
  kind: CatalogueKind,
  entry: CatalogueEntry | null,
) => {
  const loadEntry: CatalogueApprovalPorts['loadEntry'] =
    entry === null
      ? catalogueApprovalPorts.loadEntry
      : fromPromise(() => Promise.resolve<ReadAnswer>(granted(entry)));
  const machine = catalogueApprovalMachine.provide({ actors: { loadEntry } });
  const flow = createActor(machine, { input: { kind, id: entry?.id ?? null, staff } }).start();
  await waitFor(flow, (snapshot) => !snapshot.hasTag('busy'));
  return flow;
};
