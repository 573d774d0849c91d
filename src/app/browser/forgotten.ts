import { stored, storedInTab } from '#gateway/wire/stored.ts';

/** Names the era: what stood in front in this browser belongs to whoever was here in it. A logout begins another one. */
export const eraName = 'era';

/** Notes the flows the server is to forget before anything of them is read. */
export const toForgetName = 'to-forget';

/** Names the member who was here last in the era. One whose session ended by itself has not left. */
export const lastMemberName = 'last-member';

/** Where a tab keeps of a flow what its last page had not written down. */
export const unwrittenOf = (flow: string): string => `unwritten ${flow}`;

/** From now on nothing of these flows is anybody's. */
export const beginEra = (flows: readonly string[]): void => {
  stored.write(eraName, crypto.randomUUID());
  stored.write(toForgetName, flows.join(' '));
  stored.write(lastMemberName, '');
  for (const flow of flows) storedInTab.write(unwrittenOf(flow), '');
};
