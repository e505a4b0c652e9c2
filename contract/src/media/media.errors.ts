export const mediaErrors = {
  FILE_NOT_FOUND: { status: 404 },
  /** Something still shows it; it can be removed from there first. */
  FILE_IN_USE: { status: 409 },
  /** Parts are missing, or what arrived is not what was announced. */
  UPLOAD_INCOMPLETE: { status: 409 },
  /** The upload was finished, given up, or never was. */
  UPLOAD_NOT_FOUND: { status: 404 },
  /** Uploads under way and stored bytes of one administrator have a limit. */
  QUOTA_EXCEEDED: { status: 409 },
} as const;
