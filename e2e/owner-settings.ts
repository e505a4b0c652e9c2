import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type GroupName, initialValues } from '@danube/contract/settings/settings-groups.ts';
import { cookiesOf } from './people.ts';
import type { ProductAddresses } from './product.ts';
import { createPicture } from './sample-files.ts';

type OwnerSettings = {
  /** Publishes the group's initial values with these changes. */
  publish(name: GroupName, change: object): Promise<void>;
  restoreInitial(name: GroupName): Promise<void>;
  /** The ids of files that settings may use. The worker has to be running. */
  prepareFiles(): Promise<{ picture: string; video: string }>;
};

type Edition = { revision: number };
type StoredFile = { id: string; state: string };
type Call = <Answer>(path: string, method?: string, body?: object) => Promise<Answer>;

/** The settings as an administrator changes them through the first copy's public API. */
export async function settingsOf(product: ProductAddresses): Promise<OwnerSettings> {
  const call = callerOf(product, await cookiesOf(product, 'admin'));
  return {
    async publish(name, change) {
      const address = `/settings/${name}`;
      const { revision } = await call<Edition>(address);
      const values = { ...initialValues(name), ...change };
      const draft = await call<Edition>(`${address}/draft`, 'PUT', { revision, values });
      await call(`${address}/publication`, 'POST', { revision: draft.revision });
    },
    async restoreInitial(name) {
      const address = `/settings/${name}`;
      const { revision } = await call<Edition>(address);
      if (revision === 0) return;
      const draft = await call<Edition>(`${address}/restoration`, 'POST', { revision, number: 0 });
      await call(`${address}/publication`, 'POST', { revision: draft.revision });
    },
    async prepareFiles() {
      return { picture: await uploadPicture(call), video: await findSampleVideo(call) };
    },
  };
}

function callerOf(product: ProductAddresses, cookie: string): Call {
  return async (path, method = 'GET', body) => {
    const response = await fetch(`${product.firstCopy}/api/v1${path}`, {
      method,
      headers: { cookie, origin: product.url, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  };
}

/** Sent in one part; ready once the worker has checked it. */
async function uploadPicture(call: Call): Promise<string> {
  const { name, buffer } = createPicture('sign.png');
  const request = { name, purpose: 'picture', bytes: buffer.length };
  const { fileId } = await call<{ fileId: string }>('/files', 'POST', request);
  const upload = `/files/${fileId}/upload`;
  const [part] = await call<{ url: string }[]>(`${upload}/addresses`, 'POST', { numbers: [1] });
  const sent = await fetch(part?.url ?? '', { method: 'PUT', body: new Uint8Array(buffer) });
  if (!sent.ok) throw new Error(`the storage answered ${sent.status}`);
  const partDigests = [createHash('sha256').update(buffer).digest('hex')];
  await call(`${upload}/completion`, 'POST', { partDigests });
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const { state } = await call<StoredFile>(`/files/${fileId}`);
    if (state === 'ready') return fileId;
    await sleep(100);
  }
  throw new Error('the picture was not checked in time');
}

async function findSampleVideo(call: Call): Promise<string> {
  const { files } = await call<{ files: StoredFile[] }>('/files?purpose=video&state=ready');
  const [video] = files;
  if (!video) throw new Error('no video among the files');
  return video.id;
}
