import type { RenditionObject } from '../rendition-object.ts';
import type { EncodedAudio } from './encode-audio.ts';
import type { Rung } from './ladder.ts';
import { readSegments } from './read-segments.ts';

/** The encoder's output in a rendition's folder. */
export type EncodedRendition = {
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

/** High profile, at a level that every player supports for this size. */
const pictureCodec = 'avc1.640028';
const audioCodec = 'mp4a.40.2';

export async function readRendition(folder: string, rung: Rung): Promise<EncodedRendition> {
  const { name, width, height } = rung;
  const segments = await readSegments(folder, name);
  return {
    name,
    width,
    height,
    ...segments,
    codecs: pictureCodec,
    bytes: bytesOf(segments.objects),
  };
}

/** The video's original audio as a rendition without a size. */
export function originalAudioRendition(audio: EncodedAudio, seconds: number): EncodedRendition {
  const bytes = bytesOf(audio.objects);
  return { ...audio, width: 0, height: 0, codecs: audioCodec, bytes, seconds };
}

function bytesOf(objects: readonly RenditionObject[]): number {
  return objects.reduce((sum, { bytes }) => sum + bytes, 0);
}
