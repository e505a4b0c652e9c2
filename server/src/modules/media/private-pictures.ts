import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { Storage } from '../../platform/storage.ts';
import { maxLinkSeconds } from '../../platform/storage-link.ts';
import { withTempFolder } from '../../platform/with-temp-folder.ts';
import { receiveFile } from './checking/receive-file.ts';
import { isInfected } from './checking/scan-file.ts';
import { convertInSandbox } from './contents/convert-in-sandbox.ts';
import { FileRejectedError } from './contents/file-rejected-error.ts';
import { quarantineKey } from './file-keys.ts';
import type { PrivatePictures, PrivateSize } from './media.api.ts';
import { type MediaDependencies, requireStorage } from './media.dependencies.ts';

const folder = 'private-pictures';
const sizes: readonly PrivateSize[] = ['small', 'large'];
/** The width of the small version, one of the library's widths. */
const smallWidth = 960;

type Dependencies = Pick<MediaDependencies, 'storage' | 'clamdAddress'>;

/**
 * Members' pictures: they use the library's quarantine, scanner and converter, but a folder without
 * a public URL that no library list reads. The caller must check access.
 */
export function createPrivatePictures(deps: Dependencies): PrivatePictures {
  return {
    signUpload: (id, { contentType, bytes }) =>
      requireStorage(deps).presignPut(quarantineKey(id), {
        contentType,
        contentLength: bytes,
        expiresInSeconds: maxLinkSeconds,
      }),
    async hasArrived(id, bytes) {
      const found = await requireStorage(deps).head(quarantineKey(id));
      return found?.contentLength === bytes;
    },
    async store(id, signal) {
      const storage = requireStorage(deps);
      const found = await storage.get(quarantineKey(id));
      if (!found) return { refusal: 'broken' };
      return withTempFolder(async (own) => {
        const path = join(own, 'given');
        await receiveFile(found.body, path, signal);
        return convert({ storage, clamdAddress: deps.clamdAddress }, { id, path, own, signal });
      });
    },
    deleteUpload: (id) => requireStorage(deps).remove(quarantineKey(id)),
    async open(id, size) {
      const found = await requireStorage(deps).get(keyOf(id, size));
      return found && { body: found.body };
    },
    async remove(id) {
      const storage = requireStorage(deps);
      for (const key of [quarantineKey(id), ...sizes.map((size) => keyOf(id, size))]) {
        await storage.remove(key);
      }
    },
    async sweep(findKnown) {
      const storage = requireStorage(deps);
      const keys = await storage.list(folder);
      const known = await findKnown([...new Set(keys.flatMap((key) => key.split('/')[1] ?? []))]);
      const strays = keys.filter((key) => !known.has(key.split('/')[1] ?? ''));
      for (const key of strays) await storage.remove(key);
      return strays.length;
    },
  };
}

function keyOf(id: FileId, size: PrivateSize): string {
  return `${folder}/${id}/${size}`;
}

async function convert(
  { storage, clamdAddress }: { storage: Storage; clamdAddress: string | undefined },
  work: { id: FileId; path: string; own: string; signal: AbortSignal },
) {
  const { id, path, own, signal } = work;
  try {
    if (clamdAddress && (await isInfected(clamdAddress, path))) {
      return { refusal: 'infected' as const };
    }
    const made = join(own, 'made');
    await mkdir(made);
    const source = { purpose: 'picture' as const, name: 'picture', path, folder: made };
    const {
      pictures = [],
      width = 0,
      height = 0,
      ...large
    } = await convertInSandbox(source, signal);
    const small = pictures.find((picture) => picture.width === smallWidth);
    const { contentType } = large;
    await storage.putFile(keyOf(id, 'small'), small?.path ?? large.path, { contentType });
    await storage.putFile(keyOf(id, 'large'), large.path, { contentType });
    return { width, height };
  } catch (error) {
    if (!(error instanceof FileRejectedError)) throw error;
    return { refusal: error.reason };
  }
}
