import type { Readable } from 'node:stream';
import { createStorage } from '@danube/server/platform/storage.ts';
import type { Stage } from './stage.ts';
import { callProcedure, type Login, signIn } from './visitor.ts';

/** Uploads files as an administrator. */
export type FileAdmin = {
  /** Throws unless the status is 200, like a browser's form. */
  call<Answer>(copyUrl: string, procedure: string, input: unknown): Promise<Answer>;
};

export async function openFileAdmin(copyUrl: string): Promise<FileAdmin> {
  const cookie = await signIn(copyUrl, 'admin' satisfies Login);
  return {
    async call(url, procedure, input) {
      const answer = await callProcedure(url, `media/${procedure}`, { input, cookie });
      if (answer.status === 200) return JSON.parse(answer.body).json;
      throw new Error(`${procedure} answered ${answer.status}: ${answer.body.slice(0, 200)}`);
    },
  };
}

/** Accesses the bucket directly, without the product. */
export function openBucket(stage: Stage) {
  const storage = createStorage({
    endpoint: stage.env.S3_ENDPOINT ?? '',
    region: stage.env.S3_REGION ?? '',
    bucket: stage.env.S3_BUCKET ?? '',
    accessKeyId: stage.env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: stage.env.S3_SECRET_ACCESS_KEY ?? '',
  });
  return {
    async read(key: string): Promise<Readable | null> {
      return (await storage.get(key))?.body ?? null;
    },
    /** Null if the object doesn't exist. */
    size: async (key: string) => (await storage.head(key))?.contentLength ?? null,
    list: storage.list,
    remove: (key: string) => storage.remove(key),
    presignGet: storage.presignGet,
    close: () => storage.close(),
  };
}
