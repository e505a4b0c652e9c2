export const videoErrors = {
  VIDEO_NOT_FOUND: { status: 404 },
  /** The file is no video of ours, or belongs to a video already. */
  FILE_NOT_USABLE: { status: 409 },
  SLUG_TAKEN: { status: 409 },
  /** Another quickie is active on that day. */
  DAY_TAKEN: { status: 409 },
  /** Only what failed can be tried again. */
  NOT_FAILED: { status: 409 },
} as const;
