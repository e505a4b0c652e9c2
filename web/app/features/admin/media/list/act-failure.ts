import { failureTextBy } from '../../kit/act-failure.ts';

/** Why an act did not happen. */
export const failureText = failureTextBy({
  FILE_IN_USE: 'media.remove.inUse',
  FILE_NOT_FOUND: 'media.failures.notFound',
  SERVICE_UNAVAILABLE: 'media.failures.unavailable',
});
