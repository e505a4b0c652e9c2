export const mediaErrors = {
  FILE_NOT_FOUND: { status: 404 },
  /** It is still in use; remove it there first. */
  FILE_IN_USE: { status: 409 },
  /** Parts are missing, or differ from what was announced. */
  UPLOAD_INCOMPLETE: { status: 409 },
  /** The upload was completed, aborted, or never existed. */
  UPLOAD_NOT_FOUND: { status: 404 },
  /** An administrator's running uploads and stored bytes are limited. */
  QUOTA_EXCEEDED: { status: 409 },
} as const;
