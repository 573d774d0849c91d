import {
  changeContact,
  createContact,
  findContacts,
  removeContact,
} from '#contract/members/saved-contacts.ts';
import { normalizePerson } from '#domain/member/normalize-registration.ts';
import { problemsOfPerson } from '#domain/member/registration-problems.ts';
import { mostContacts, type PersonDraft, type SavedContact } from '#domain/member/saved-contact.ts';
import { wallClockOf } from '#domain/time/railway-time.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { answerToMember } from '#server/people/accounts/active-account.ts';
import { operation } from '#server/people/context/operation.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import type { Operation, OperationResult } from '#server/platform/http/operation.ts';
import { answerOnce, keyIn } from '#server/platform/once/answer-once.ts';
import type { Tables } from '#server/platform/store/tables.ts';

type Row = Tables['saved_contact'];

const isoDay = 10;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What is asked of a citizen is not kept of a foreigner, nor the other way round. */
const rowOf = (draft: PersonDraft): Omit<Row, 'id' | 'made_at' | 'user_id'> => {
  const isCitizen = draft.nationality === 'turkish';
  return {
    first_name: draft.firstName,
    last_name: draft.lastName,
    gender: draft.gender ?? 'M',
    birth_date: draft.birthDate,
    nationality: draft.nationality,
    identity_number: isCitizen ? draft.identityNumber : '',
    passport_number: isCitizen ? '' : draft.passportNumber,
    country_id: draft.countryId,
  };
};

const contactOf = (row: Row): SavedContact => ({
  id: row.id,
  person: {
    firstName: row.first_name,
    lastName: row.last_name,
    gender: row.gender,
    birthDate: row.birth_date,
    nationality: row.nationality,
    identityNumber: row.identity_number,
    passportNumber: row.passport_number,
    countryId: row.country_id,
  },
});

const refusalOf = (draft: PersonDraft, now: number): OperationResult<never, 'contact-incomplete'> | null => {
  const problems = problemsOfPerson(draft, wallClockOf(now).slice(0, isoDay));
  return problems.length === 0
    ? null
    : { ...refused('contact-incomplete'), detail: problems.map(({ problem }) => problem).join(' ') };
};

/** Whose passengers they are comes from the session; another's is as unknown as nobody's. */
export const contactCalls: readonly Operation<PeopleContext>[] = [
  operation(findContacts, async ({ session }, { db }) => {
    if (session === null) return refused('sign-in-needed');
    const rows = await db
      .selectFrom('saved_contact')
      .selectAll()
      .where('user_id', '=', session.userId)
      .orderBy('first_name')
      .orderBy('last_name')
      .orderBy('made_at')
      .execute();
    return granted(rows.map(contactOf));
  }),
  operation(createContact, async ({ body, session, headers }, app) => {
    if (session === null) return refused('sign-in-needed');
    const { userId } = session;
    const now = app.clock.now();
    const refusal = refusalOf(body.person, now);
    if (refusal !== null) return refusal;
    const row = rowOf(normalizePerson(body.person));
    const keyed = {
      name: createContact.name,
      key: keyIn(headers, body.key),
      owner: String(userId),
      body: row,
    };
    const result = await answerOnce(app, keyed, now, (saveAnswer) =>
      answerToMember(app.db, userId, async (within) => {
        const { count } = await within
          .selectFrom('saved_contact')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= mostContacts) return refused('contacts-full');
        const id = crypto.randomUUID();
        await within
          .insertInto('saved_contact')
          .values({ id, user_id: userId, made_at: now, ...row })
          .execute();
        await saveAnswer(within, id);
        return granted(id);
      }),
    );
    return result.ok ? granted({ id: result.value }) : result;
  }),
  operation(changeContact, async ({ body, params: { id = '' }, session }, { db, clock }) => {
    if (session === null) return refused('sign-in-needed');
    const refusal = refusalOf(body.person, clock.now());
    if (refusal !== null) return refusal;
    if (!uuid.test(id)) return refused('contact-unknown');
    return answerToMember(db, session.userId, async (within) => {
      const { numUpdatedRows } = await within
        .updateTable('saved_contact')
        .set(rowOf(normalizePerson(body.person)))
        .where('id', '=', id)
        .where('user_id', '=', session.userId)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n ? granted(null) : refused('contact-unknown');
    });
  }),
  operation(removeContact, async ({ params: { id = '' }, session }, { db }) => {
    if (session === null) return refused('sign-in-needed');
    if (!uuid.test(id)) return refused('contact-unknown');
    const { numDeletedRows } = await db
      .deleteFrom('saved_contact')
      .where('id', '=', id)
      .where('user_id', '=', session.userId)
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n ? granted(null) : refused('contact-unknown');
  }),
];
