import { describe, expect, test } from 'vitest';
import {
  type CatalogueEntry,
  type IntentAction,
  type IntentStatus,
  planTroubles,
} from '#domain/catalogue/catalogue-entry.ts';
import {
  catalogueActions,
  catalogueRight,
  catalogueStatuses,
  catalogueVerdict,
  statusOfEntry,
} from '#domain/catalogue/catalogue-rights.ts';
import { staffRoles } from '#domain/values/staff-role.ts';

const sender = 1;

const fields = { code: 'STANDART', name: 'Standart', surcharge: 0 };

const entryWith = (action: IntentAction, status: IntentStatus): CatalogueEntry => ({
  id: 1_007,
  kind: 'fare-families',
  published: action === 'create' ? null : { fields, effectiveDate: null, version: 1 },
  intent: {
    intentId: 9,
    action,
    status,
    fields,
    effectiveDate: null,
    version: 2,
    editedBy: sender,
    sentBy: status === 'DRAFT' ? null : sender,
    at: 0,
  },
});

const published: CatalogueEntry = {
  id: 1_007,
  kind: 'fare-families',
  published: { fields, effectiveDate: null, version: 1 },
  intent: null,
};

const entries = {
  absent: null,
  published,
  coming: { ...published, coming: [{ fields: null, from: '2026-12-01' }] },
  'create-draft': entryWith('create', 'DRAFT'),
  'create-waiting': entryWith('create', 'WAITING_APPROVAL'),
  'update-draft': entryWith('update', 'DRAFT'),
  'update-waiting': entryWith('update', 'WAITING_APPROVAL'),
  'delete-draft': entryWith('delete', 'DRAFT'),
  'delete-waiting': entryWith('delete', 'WAITING_APPROVAL'),
} as const;

describe('[S-23] [A-04] who may do what while an entry has which status', () => {
  test.each(catalogueStatuses)('an entry is read as %s', (status) => {
    expect(statusOfEntry(entries[status])).toBe(status);
  });

  test('an editor writes, sends and takes back; an approver publishes and rejects; nothing else is allowed', () => {
    const allowed = staffRoles.flatMap((role) =>
      catalogueActions.flatMap((action) =>
        catalogueStatuses
          .filter((status) => catalogueRight(role, status, action) === 'allowed')
          .map((status) => `${role} ${action} ${status}`),
      ),
    );
    expect(allowed).toEqual([
      'editor edit absent',
      'editor edit published',
      'editor edit coming',
      'editor edit create-draft',
      'editor edit update-draft',
      'editor send create-draft',
      'editor send update-draft',
      'editor send delete-draft',
      'editor recall create-waiting',
      'editor recall update-waiting',
      'editor recall delete-waiting',
      'editor cancel update-draft',
      'editor cancel update-waiting',
      'editor cancel delete-draft',
      'editor cancel delete-waiting',
      'editor delete-draft create-draft',
      'editor ask-deletion published',
      'editor ask-deletion coming',
      'approver reject create-waiting',
      'approver reject update-waiting',
      'approver reject delete-waiting',
      'approver publish create-waiting',
      'approver publish update-waiting',
      'approver publish delete-waiting',
      'approver take-back coming',
    ]);
  });

  test('a person of one role is judged as the role is, in every standing and for every deed', () => {
    const other = 2;
    const verdicts = staffRoles.flatMap((role) =>
      catalogueActions.flatMap((action) =>
        catalogueStatuses.map((status) => [
          catalogueVerdict({ id: other, roles: [role] }, entries[status], action),
          catalogueRight(role, status, action),
        ]),
      ),
    );
    expect(verdicts.filter(([person, role]) => person !== role)).toEqual([]);
  });

  test.each(['create-waiting', 'update-waiting', 'delete-waiting'] as const)(
    'who sent it cannot publish it, with every role in hand: %s',
    (status) => {
      const staff = { id: sender, roles: staffRoles };
      expect(catalogueVerdict(staff, entries[status], 'publish')).toBe('sender-cannot-publish');
      expect(catalogueVerdict(staff, entries[status], 'reject')).toBe('allowed');
      expect(catalogueVerdict({ ...staff, id: 2 }, entries[status], 'publish')).toBe('allowed');
    },
  );

  test('[E-05] what the shop cannot be without does not go, by whoever asks; what was made later goes', () => {
    const staff = { id: 2, roles: staffRoles };
    const verdicts = (['published', 'delete-waiting'] as const).map((status) => {
      const action = status === 'published' ? 'ask-deletion' : 'publish';
      return [7, 1_007].map((id) => catalogueVerdict(staff, { ...entries[status], id }, action));
    });
    expect(verdicts).toEqual([
      ['catalogue-entry-in-use', 'allowed'],
      ['catalogue-entry-in-use', 'allowed'],
    ]);
  });

  test.each(planTroubles)(
    '[R-48] a plan that cannot be drawn is sent and published by nobody, and everything else is done to it: %s',
    (planTrouble) => {
      const staff = { id: 2, roles: staffRoles };
      for (const status of catalogueStatuses.filter((each) => each !== 'absent'))
        for (const action of catalogueActions) {
          const plain = catalogueVerdict(staff, entries[status], action);
          const stays = plain === 'allowed' && (action === 'send' || action === 'publish');
          const verdict = catalogueVerdict(staff, { ...entries[status], planTrouble }, action);
          expect([status, action, verdict]).toEqual([status, action, stays ? planTrouble : plain]);
        }
    },
  );

  test('[R-48] whoever sent what cannot be drawn is told first that another publishes it', () => {
    const waiting = { ...entries['update-waiting'], planTrouble: 'catalogue-frame-unknown' } as const;
    expect(catalogueVerdict({ id: sender, roles: staffRoles }, waiting, 'publish')).toBe(
      'sender-cannot-publish',
    );
  });

  test('whoever has no role may do nothing', () => {
    const verdicts = catalogueActions.flatMap((action) =>
      catalogueStatuses.map((status) => catalogueVerdict({ id: 3, roles: [] }, entries[status], action)),
    );
    expect([...new Set(verdicts)]).toEqual(['role-lacking']);
  });

  test('several roles are told what is not allowed now, not that a role is lacking', () => {
    expect(catalogueVerdict({ id: 3, roles: ['support', 'editor'] }, published, 'send')).toBe(
      'not-allowed-now',
    );
  });
});
