import { S3ServiceException } from '@aws-sdk/client-s3';

/** The storage didn't answer or reported a temporary failure; a retry may help. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/** Distinguishes a storage that refuses from one that is down. */
export async function attempt<Answer>(sending: Promise<Answer>): Promise<Answer> {
  try {
    return await sending;
  } catch (error) {
    if (isClientError(error)) throw error;
    throw new StorageUnavailableError('storage is unavailable', { cause: error });
  }
}

/** Null if the object doesn't exist. */
export async function nullIfMissing<Answer>(sending: Promise<Answer>): Promise<Answer | null> {
  try {
    return await attempt(sending);
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}

/** A status below 500 other than "slow down" comes from a working storage. */
function isClientError(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false;
  const status = error.$metadata.httpStatusCode ?? 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
