/** Staff roles; one person may have several. */
export const staffRoles = ['owner', 'editor', 'support', 'bookkeeper', 'moderator'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** The parts of the administration; each procedure and page belongs to one. */
export const staffScopes = [
  /** Open to all staff: Today, the palette. */
  'staff',
  /** Reading the list of items, to select one. */
  'items',
  /** Items, videos, files, live sessions, claims. */
  'content',
  /** Accounts, their access and progress. */
  'people',
  /** Reading orders and subscriptions, and resending receipts. */
  'orders',
  /** Refunds, transfers, coupons, VAT, sales reports, payouts. */
  'money',
  'community',
  'traffic',
  'settings',
  /** Roles, the administrator list, the audit log, exports of all people. */
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

/** Whether one of these roles covers the scope; false without a role. */
export function coversScope(roles: readonly StaffRole[], scope: StaffScope): boolean {
  return roles.some((role) => scopesOfRoles[role].includes(scope));
}
