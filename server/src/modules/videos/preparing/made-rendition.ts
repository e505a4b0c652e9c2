import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenditionObject } from '../rendition-object.ts';
import type { Rung } from './ladder.ts';
import { checkedPlaylist } from './playlist.ts';

/** What the encoder left in a rendition's folder. */
export type MadeRendition = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly bandwidth: number;
  readonly codecs: string;
  readonly playlist: string;
  readonly objects: readonly RenditionObject[];
  readonly bytes: number;
  readonly seconds: number;
};

/** High profile; the level is one that every player of this size knows. */
const pictureCodec = 'avc1.640028';
const soundCodec = 'mp4a.40.2';

export async function readRendition(
  folder: string,
  rung: Rung,
  { hasSound }: { hasSound: boolean },
): Promise<MadeRendition> {
  const { name, width, height } = rung;
  const at = join(folder, name);
  const playlist = await readFile(join(at, 'index.m3u8'), 'utf8');
  const names = (await readdir(at)).filter((file) => file !== 'index.m3u8').sort();
  const objects = await Promise.all(
    names.map(async (file) => ({ name: file, bytes: (await stat(join(at, file))).size })),
  );
  const { pieces, seconds } = checkedPlaylist(playlist, names);
  const sizeOf = new Map(objects.map((object) => [object.name, object.bytes]));
  const peaks = pieces.map((piece) => ((sizeOf.get(piece.name) ?? 0) * 8) / piece.seconds);
  return {
    name,
    width,
    height,
    playlist,
    objects,
    seconds,
    bandwidth: Math.ceil(Math.max(...peaks)),
    codecs: hasSound ? `${pictureCodec},${soundCodec}` : pictureCodec,
    bytes: objects.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
