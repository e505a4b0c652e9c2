export const videoErrors = {
  VIDEO_NOT_FOUND: { status: 404 },
  /** The file isn't a usable video, or already belongs to one. */
  FILE_NOT_USABLE: { status: 409 },
  SLUG_TAKEN: { status: 409 },
  /** Another quickie is active on that day. */
  DAY_TAKEN: { status: 409 },
  /** The settings don't have this show or topic, or no longer. */
  NAME_UNKNOWN: { status: 422 },
  /** Only failed videos can be retried. */
  NOT_FAILED: { status: 409 },
} as const;
