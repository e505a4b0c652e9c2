import { failureTextBy } from '../kit/act-failure.ts';

/** Why an act did not happen, and that nothing was changed. */
export const failureText = failureTextBy({
  PERSON_NOT_FOUND: 'admin.failures.personNotFound',
  COURSE_NOT_FOUND: 'students.failures.courseNotFound',
  CERTIFICATE_NOT_FOUND: 'students.failures.certificateNotFound',
});
