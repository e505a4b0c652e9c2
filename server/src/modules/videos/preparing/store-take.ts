import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../../../platform/storage.ts';
import { pictureKey, segmentKey, videoKey } from '../video-keys.ts';
import type { Take } from './make-take.ts';

type Upload = { readonly key: string; readonly path: string; readonly contentType: string };

/** Uploads everything, and verifies the stored sizes. */
export async function storeTake(
  storage: Pick<Storage, 'putFile' | 'head'>,
  stored: { folder: string; take: string; made: Take; signal?: AbortSignal },
): Promise<void> {
  for (const { key, path, contentType } of uploadsOf(stored)) {
    stored.signal?.throwIfAborted();
    await storage.putFile(key, path, { contentType });
    const [there, here] = await Promise.all([storage.head(key), stat(path)]);
    if (there?.contentLength !== here.size) throw new Error(`${key} was not stored whole`);
  }
}

function uploadsOf({ folder, take, made }: { folder: string; take: string; made: Take }): Upload[] {
  const place = { folder, take };
  const segments = made.renditions.flatMap(({ name, objects }) =>
    objects.map((object) => ({
      key: segmentKey(place, name, object.name),
      path: join(made.folder, name, object.name),
      contentType: 'video/mp4',
    })),
  );
  const picture = 'image/jpeg';
  return [
    ...segments,
    { key: pictureKey(place, 'poster.jpg'), path: made.poster, contentType: picture },
    { key: pictureKey(place, 'thumbnails.jpg'), path: made.thumbnailSheet, contentType: picture },
    { key: videoKey(folder), path: made.fallback, contentType: 'video/mp4' },
  ];
}
