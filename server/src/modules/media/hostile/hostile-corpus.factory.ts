import type { FilePurpose } from '@danube/contract/media/media.schemas.ts';
import { hostileArchives } from './hostile-archives.factory.ts';
import { hostileAudio } from './hostile-audio.factory.ts';
import { hostileDocuments } from './hostile-documents.factory.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostileLists } from './hostile-lists.factory.ts';
import { hostilePictures } from './hostile-pictures.factory.ts';
import { hostileTexts } from './hostile-texts.factory.ts';
import { hostileVideos, oversizedVideos } from './hostile-videos.factory.ts';

/** Every attack we know of. */
export async function hostileCorpus(): Promise<HostileFile[]> {
  return [
    ...hostileArchives(),
    ...hostileTexts(),
    ...(await hostilePictures()),
    ...(await hostileDocuments()),
    ...hostileLists(),
    ...(await hostileVideos()),
    ...(await oversizedVideos()),
    ...(await hostileAudio()),
  ];
}

/** The content type under which an accepted attack is served. */
export const servedTypes: Partial<Record<FilePurpose, string>> = {
  video: 'video/mp4',
  audio: 'audio/mp4',
  picture: 'image/webp',
  captions: 'text/vtt; charset=utf-8',
};

/** Whether any executable part of the payload is left. */
export function containsPayload(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes);
  return ['danube-sting">', 'danube-sting") </', '<script'].some((part) => text.includes(part));
}
