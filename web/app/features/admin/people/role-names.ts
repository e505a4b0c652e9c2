import type { StaffRole } from '@danube/contract/staff-roles.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

/** Each role's name and its purpose in one sentence. */
export const roleNames: Readonly<Record<StaffRole, { name: TextKey; text: TextKey }>> = {
  owner: { name: 'staff.roles.owner.name', text: 'staff.roles.owner.text' },
  editor: { name: 'staff.roles.editor.name', text: 'staff.roles.editor.text' },
  support: { name: 'staff.roles.support.name', text: 'staff.roles.support.text' },
  bookkeeper: { name: 'staff.roles.bookkeeper.name', text: 'staff.roles.bookkeeper.text' },
  moderator: { name: 'staff.roles.moderator.name', text: 'staff.roles.moderator.text' },
};
