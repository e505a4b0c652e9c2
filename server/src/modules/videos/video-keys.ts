import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import type { PictureName } from './videos.api.ts';

/** The storage folder of all renditions. */
export const videosFolder = 'education-videos';

/** `education-videos/{uploader}/{timestamp}`: the folder of a video. */
export function videoFolder(uploaderId: string | null, uploadedAt: Date): string {
  return `${videosFolder}/${uploaderId ?? 'academy'}/${uploadedAt.getTime()}`;
}

/** The video as one file, for browsers without HLS support. */
export function videoKey(folder: string): string {
  return `${folder}.mp4`;
}

/** The output of one run of the preparation. */
function takeFolder(folder: string, take: string): string {
  return `${folder}/${take}`;
}

export function segmentKey(
  { folder, take }: { folder: string; take: string },
  rendition: string,
  segment: string,
): string {
  return `${takeFolder(folder, take)}/${rendition}/${segment}`;
}

/** A video's uploaded audio tracks; separate, because the video's file may change. */
export function audioFolder(id: VideoId): string {
  return `${videosFolder}/audio/${id}`;
}

export function trackFolder(id: VideoId, fileId: FileId): string {
  return `${audioFolder(id)}/${fileId}`;
}

/** `full` or `preview`: visitors' segments are kept apart from members'. */
export function trackKey(
  { videoId, fileId }: { videoId: VideoId; fileId: FileId },
  extent: 'full' | 'preview',
  segment: string,
): string {
  return `${trackFolder(videoId, fileId)}/${extent}/${segment}`;
}

export function pictureKey(
  { folder, take }: { folder: string; take: string },
  name: PictureName,
): string {
  return `${takeFolder(folder, take)}/${name}`;
}

/** The base URL of everything about a video; the same for everyone. */
export function videoFileUrl(id: VideoId, name: string): string {
  return `/media/videos/${id}/${name}`;
}
