import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import type { PictureName } from './videos.api.ts';

/** Everything of a video that is watched lies below this. */
export const videosFolder = 'education-videos';

/** `education-videos/{uploader}/{moment}`: the name of a film, as it was uploaded. */
export function filmFolder(uploaderId: string | null, uploadedAt: Date): string {
  return `${videosFolder}/${uploaderId ?? 'academy'}/${uploadedAt.getTime()}`;
}

/** The film as one file, for browsers that play no playlists. */
export function filmKey(folder: string): string {
  return `${folder}.mp4`;
}

/** What one run of the preparation made. */
function takeFolder(folder: string, take: string): string {
  return `${folder}/${take}`;
}

export function pieceKey(
  { folder, take }: { folder: string; take: string },
  rendition: string,
  piece: string,
): string {
  return `${takeFolder(folder, take)}/${rendition}/${piece}`;
}

/** Everything of a video's uploaded audio tracks; the film they belong to may change. */
export function audioFolder(id: VideoId): string {
  return `${videosFolder}/audio/${id}`;
}

export function trackFolder(id: VideoId, fileId: FileId): string {
  return `${audioFolder(id)}/${fileId}`;
}

/** `full` or `preview`: a visitor's pieces are never looked for among a member's. */
export function trackKey(
  { videoId, fileId }: { videoId: VideoId; fileId: FileId },
  extent: 'full' | 'preview',
  piece: string,
): string {
  return `${trackFolder(videoId, fileId)}/${extent}/${piece}`;
}

export function pictureKey(
  { folder, take }: { folder: string; take: string },
  name: PictureName,
): string {
  return `${takeFolder(folder, take)}/${name}`;
}

/** Where everything about a video is requested; the same for anyone who asks. */
export function addressOf(id: VideoId, name: string): string {
  return `/media/videos/${id}/${name}`;
}
