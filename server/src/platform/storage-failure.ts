import { S3ServiceException } from '@aws-sdk/client-s3';

/** The storage did not answer, or answered that it cannot now; trying later may help. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/** Tells a storage that refuses from one that is down. */
export async function attempt<Answer>(sending: Promise<Answer>): Promise<Answer> {
  try {
    return await sending;
  } catch (error) {
    if (isRefusal(error)) throw error;
    throw new StorageUnavailableError('storage is unavailable', { cause: error });
  }
}

/** Null if the storage says that there is no such thing. */
export async function orNull<Answer>(sending: Promise<Answer>): Promise<Answer | null> {
  try {
    return await attempt(sending);
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}

/** An answer below 500 that is not "slow down" came from a storage that works. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false;
  const status = error.$metadata.httpStatusCode ?? 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
