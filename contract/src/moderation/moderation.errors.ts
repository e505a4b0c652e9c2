export const moderationErrors = {
  /** It doesn't exist, or the caller may not read it. */
  REPORTED_MESSAGE_NOT_FOUND: { status: 404 },
  /** Members can't report their own messages. */
  OWN_MESSAGE: { status: 422 },
  /** A bot filled in the honeypot field. */
  NOTICE_REFUSED: { status: 422 },
  DECISION_NOT_FOUND: { status: 404 },
  ALREADY_APPEALED: { status: 409 },
  APPEAL_TOO_LATE: { status: 410 },
  CASE_NOT_FOUND: { status: 404 },
  /** Someone else decided or reported in the meantime. */
  CASE_CHANGED: { status: 409 },
  /** There is no message, or no author, to act against. */
  NOTHING_TO_RESTRICT: { status: 422 },
  /** Staff can't be restricted here: remove their role instead. */
  STAFF_NOT_RESTRICTED: { status: 422 },
  /** Already reversed, or not a restriction. */
  NOT_IN_FORCE: { status: 409 },
  APPEAL_NOT_OPEN: { status: 409 },
  /** Another moderator has to answer an appeal against the caller's decision. */
  OWN_DECISION: { status: 403 },
} as const;
