import type { Environment } from './env.ts';
import { createStorage, type Storage } from './platform/storage.ts';

/** Null on a development machine without storage; production refuses to start without it. */
export function openStorage(env: Environment): Storage | null {
  if (!env.S3_ENDPOINT || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) return null;
  return createStorage({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    publicEndpoint: env.S3_PUBLIC_ENDPOINT,
  });
}
