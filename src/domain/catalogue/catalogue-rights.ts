import type { StaffRole } from '#domain/values/staff-role.ts';
import type { CatalogueEntry, PlanTrouble } from './catalogue-entry.ts';
import { isNeededEntry } from './catalogue-needed.ts';

export const catalogueActions = [
  'edit',
  'send',
  'reject',
  'recall',
  'publish',
  'cancel',
  'delete-draft',
  'ask-deletion',
  'take-back',
] as const;

export type CatalogueAction = (typeof catalogueActions)[number];

/** How an entry stands: not there yet, published with nothing meant, the same with something to come, or with an intent. */
export const catalogueStatuses = [
  'absent',
  'published',
  'coming',
  'create-draft',
  'create-waiting',
  'update-draft',
  'update-waiting',
  'delete-draft',
  'delete-waiting',
] as const;

export type CatalogueStatus = (typeof catalogueStatuses)[number];

export type CatalogueVerdict =
  | 'allowed'
  | 'role-lacking'
  | 'not-allowed-now'
  | 'sender-cannot-publish'
  | 'catalogue-entry-in-use'
  | PlanTrouble;

type Right = { readonly role: StaffRole; readonly statuses: readonly CatalogueStatus[] };

const waiting = ['create-waiting', 'update-waiting', 'delete-waiting'] as const;

const rights: Readonly<Record<CatalogueAction, Right>> = {
  edit: { role: 'editor', statuses: ['absent', 'published', 'coming', 'create-draft', 'update-draft'] },
  send: { role: 'editor', statuses: ['create-draft', 'update-draft', 'delete-draft'] },
  recall: { role: 'editor', statuses: waiting },
  reject: { role: 'approver', statuses: waiting },
  publish: { role: 'approver', statuses: waiting },
  cancel: { role: 'editor', statuses: ['update-draft', 'update-waiting', 'delete-draft', 'delete-waiting'] },
  'delete-draft': { role: 'editor', statuses: ['create-draft'] },
  'ask-deletion': { role: 'editor', statuses: ['published', 'coming'] },
  'take-back': { role: 'approver', statuses: ['coming'] },
};

const suffixOf = { DRAFT: 'draft', WAITING_APPROVAL: 'waiting' } as const;

export const statusOfEntry = (entry: CatalogueEntry | null): CatalogueStatus => {
  if (entry?.intent) return `${entry.intent.action}-${suffixOf[entry.intent.status]}`;
  if (!entry?.published) return 'absent';
  return (entry.coming ?? []).length > 0 ? 'coming' : 'published';
};

/** What one role may do to an entry that stands so, whoever sent it. */
export const catalogueRight = (
  role: StaffRole,
  status: CatalogueStatus,
  action: CatalogueAction,
): CatalogueVerdict => {
  const right = rights[action];
  if (right.role !== role) return 'role-lacking';
  return right.statuses.includes(status) ? 'allowed' : 'not-allowed-now';
};

export type CatalogueStaff = { readonly id: number; readonly roles: readonly StaffRole[] };

/** What the shop cannot be without does not go, whoever asks. */
const takesNeeded = (entry: CatalogueEntry | null, action: CatalogueAction): boolean =>
  entry !== null &&
  isNeededEntry(entry) &&
  (action === 'ask-deletion' || (action === 'publish' && entry.intent?.action === 'delete'));

/** A plan that cannot be drawn stays a draft. */
const troubleOnTheWay = (entry: CatalogueEntry | null, action: CatalogueAction): PlanTrouble | null =>
  action === 'send' || action === 'publish' ? (entry?.planTrouble ?? null) : null;

/** What a person may do to an entry: pages show by it and the server refuses by it. */
export const catalogueVerdict = (
  staff: CatalogueStaff,
  entry: CatalogueEntry | null,
  action: CatalogueAction,
): CatalogueVerdict => {
  const status = statusOfEntry(entry);
  const verdicts = new Set(staff.roles.map((role) => catalogueRight(role, status, action)));
  if (verdicts.has('allowed')) {
    const isTheirOwn = action === 'publish' && entry?.intent?.sentBy === staff.id;
    if (isTheirOwn) return 'sender-cannot-publish';
    if (takesNeeded(entry, action)) return 'catalogue-entry-in-use';
    return troubleOnTheWay(entry, action) ?? 'allowed';
  }
  return verdicts.has('not-allowed-now') ? 'not-allowed-now' : 'role-lacking';
};
