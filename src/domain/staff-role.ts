/** What a member of staff may be; one person may be several. Support looks and changes nothing. */
export const staffRoles = ['editor', 'approver', 'support'] as const;

export type StaffRole = (typeof staffRoles)[number];
