import {
  changeContact,
  createContact,
  findContacts,
  removeContact,
} from '#contract/members/saved-contacts.ts';
import type { PersonDraft } from '#domain/member/saved-contact.ts';
import { type Answer, granted } from '#domain/values/answer.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

type Kept = { readonly id: string | null; readonly person: PersonDraft; readonly key: string };
type KeepRefusal = (typeof changeContact | typeof createContact)['refusals'][number];

/** What a member asks of the passengers saved for next time. */
export const contactCallsBy = ({ call }: Gateway) => ({
  find: (_: unknown, signal: AbortSignal) => call(findContacts, undefined, signal),

  /** Somebody without an id is new. */
  keep: async ({ id, person, key }: Kept, signal: AbortSignal): Promise<Answer<null, KeepRefusal>> => {
    if (id === null) {
      const answer = await call(createContact, { key, person }, signal);
      return answer.ok ? granted(null) : answer;
    }
    const path = changeContact.path.replace('{id}', id);
    return call({ ...changeContact, path }, { key, person }, signal);
  },

  /** Whoever is no longer among them is taken away, by a try whose answer was lost or elsewhere. */
  remove: async (
    id: string,
    signal: AbortSignal,
  ): Promise<Answer<null, (typeof removeContact)['refusals'][number]>> => {
    const path = removeContact.path.replace('{id}', id);
    const answer = await call({ ...removeContact, path }, undefined, signal);
    return !answer.ok && answer.refusal === 'contact-unknown' ? granted(null) : answer;
  },
});
