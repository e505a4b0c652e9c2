export const moderationErrors = {
  /** Not there, or not theirs to read. */
  REPORTED_MESSAGE_NOT_FOUND: { status: 404 },
  /** Nobody reports what they wrote themselves. */
  OWN_MESSAGE: { status: 422 },
  /** A program filled the field that people do not see. */
  NOTICE_REFUSED: { status: 422 },
  DECISION_NOT_FOUND: { status: 404 },
  ALREADY_APPEALED: { status: 409 },
  APPEAL_TOO_LATE: { status: 410 },
  CASE_NOT_FOUND: { status: 404 },
  /** Someone else decided or reported in the meantime. */
  CASE_CHANGED: { status: 409 },
  /** There is no message, or no author, to act against. */
  NOTHING_TO_RESTRICT: { status: 422 },
  /** Staff are not restricted here: their role is taken from them. */
  STAFF_NOT_RESTRICTED: { status: 422 },
  /** Already reversed, or not a restriction. */
  NOT_IN_FORCE: { status: 409 },
  APPEAL_NOT_OPEN: { status: 409 },
} as const;
