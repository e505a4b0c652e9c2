export const entitlementErrors = {
  ENTITLEMENT_NOT_FOUND: { status: 404 },
  /** The same grant already exists; revoke it first to grant it again. */
  ALREADY_GRANTED: { status: 409 },
} as const;
