/** What a member of staff may be; one person may be several. Support changes nothing of what is sold. */
export const staffRoles = ['editor', 'approver', 'support'] as const;

export type StaffRole = (typeof staffRoles)[number];
