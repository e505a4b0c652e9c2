import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { validatePlaylist } from './playlist.ts';

/** The encoder's output in a playlist's folder. */
export async function readSegments(folder: string, name: string) {
  const at = join(folder, name);
  const playlist = await readFile(join(at, 'index.m3u8'), 'utf8');
  const names = (await readdir(at)).filter((file) => file !== 'index.m3u8').sort();
  const objects = await Promise.all(
    names.map(async (file) => ({ name: file, bytes: (await stat(join(at, file))).size })),
  );
  const { segments, seconds } = validatePlaylist(playlist, names);
  const sizeOf = new Map(objects.map((object) => [object.name, object.bytes]));
  const peaks = segments.map((segment) => ((sizeOf.get(segment.name) ?? 0) * 8) / segment.seconds);
  return { playlist, objects, seconds, bandwidth: Math.ceil(Math.max(...peaks)) };
}
