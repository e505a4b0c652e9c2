export const entitlementErrors = {
  ENTITLEMENT_NOT_FOUND: { status: 404 },
  /** There is such a grant already; it can be revoked and given again. */
  ALREADY_GRANTED: { status: 409 },
} as const;
