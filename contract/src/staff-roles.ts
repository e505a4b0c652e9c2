/** What someone of the staff is there for; one person may hold several. */
export const staffRoles = ['owner', 'editor', 'support', 'bookkeeper', 'moderator'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Which part of the administration a procedure or a page belongs to: each names one. */
export const staffScopes = [
  /** Open to all staff: Today, the palette. */
  'staff',
  /** Reading which items there are, to choose one. */
  'items',
  /** Items, videos, files, live sessions, claims. */
  'content',
  /** Accounts, what they may use and how far they are. */
  'people',
  /** Reading orders and subscriptions, and sending their receipts again. */
  'orders',
  /** Refunds, transfers, coupons, VAT, reports of sales, payouts. */
  'money',
  'community',
  'traffic',
  'settings',
  /** Roles, the list of administrators, the audit log, exports of everyone. */
  'owner',
] as const;

export type StaffScope = (typeof staffScopes)[number];

const scopesOfRoles: Readonly<Record<StaffRole, readonly StaffScope[]>> = {
  owner: staffScopes,
  editor: ['staff', 'items', 'content', 'traffic'],
  support: ['staff', 'items', 'people', 'orders'],
  bookkeeper: ['staff', 'items', 'orders', 'money'],
  moderator: ['staff', 'community'],
};

/** Whether one of these roles covers the scope. Without a role, nothing is covered. */
export function coversScope(roles: readonly StaffRole[], scope: StaffScope): boolean {
  return roles.some((role) => scopesOfRoles[role].includes(scope));
}
