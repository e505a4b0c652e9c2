import type { Readable } from 'node:stream';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId, FileUse, StoredFile } from '@danube/contract/media/media.schemas.ts';
import type { SettingsReference } from '@danube/contract/settings/settings.contract.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';

/** The file names of a video's images. */
export const pictureNames = ['poster.jpg', 'thumbnails.jpg'] as const;

export type PictureName = (typeof pictureNames)[number];

export type TrackSelection = { readonly extent: 'full' | 'preview'; readonly language: string };

/**
 * Everything that is served of a video; null if it doesn't exist for this person. The full video is
 * for members only, which the caller must check.
 */
export type StreamsApi = {
  /** `isPlay` is false if nothing is watched; then nothing is counted. */
  master(actor: Actor, id: VideoId, viewing: { isPlay: boolean }): Promise<string | null>;
  playlist(actor: Actor, id: VideoId, name: string): Promise<string | null>;
  /** A link valid for two minutes. */
  segment(actor: Actor, id: VideoId, at: { name: string; segment: string }): Promise<string | null>;
  film(actor: Actor, id: VideoId): Promise<string | null>;
  /** `isCounted` is only called if there is a preview. */
  previewPlaylist(
    actor: Actor,
    id: VideoId,
    viewing: { isCounted(): Promise<boolean> },
  ): Promise<string | null>;
  previewSegment(actor: Actor, id: VideoId, segment: string): Promise<string | null>;
  /** The video playlist only; a player opens `previewPlaylist`. */
  previewRendition(actor: Actor, id: VideoId): Promise<string | null>;
  /** An audio track; `extent` selects the whole track or the preview. */
  audioPlaylist(actor: Actor, id: VideoId, at: TrackSelection): Promise<string | null>;
  audioSegment(
    actor: Actor,
    id: VideoId,
    at: TrackSelection & { segment: string },
  ): Promise<string | null>;
  picture(
    actor: Actor,
    id: VideoId,
    name: PictureName,
  ): Promise<{ body: Readable; contentLength: number } | null>;
  /** The same without its bytes. */
  describePicture(
    actor: Actor,
    id: VideoId,
    name: PictureName,
  ): Promise<{ contentLength: number } | null>;
  thumbnails(actor: Actor, id: VideoId): Promise<string | null>;
  captions(actor: Actor, id: VideoId, language: LanguageCode): Promise<string | null>;
};

export type NamedVideo = {
  readonly id: VideoId;
  readonly slug: string;
  readonly title: string;
  readonly isPublic: boolean;
  /** May be later than now. */
  readonly publishedAt: Date | null;
  /** Its check or its preparation failed. */
  readonly hasFailed: boolean;
};

export type VideosApi = {
  readonly streams: StreamsApi;
  /**
   * A file was checked: starts the preparation of a video that waits for it, in the same
   * transaction.
   */
  fileJudged(tx: Tx, file: Pick<StoredFile, 'id' | 'purpose'>): Promise<void>;
  /** Videos in any state; `isPublic` ones can be watched. */
  findVideos(tx: Tx, ids: readonly VideoId[], language: LanguageCode): Promise<NamedVideo[]>;
  /** A video that nobody uploaded manually; staff publish it. */
  addVideo(
    tx: Tx,
    film: { fileId: FileId; title: string; language: LanguageCode },
  ): Promise<VideoId>;
  /** Videos with this show or topic, published or not. */
  findVideosUsingName(
    tx: Tx,
    under: { list: 'shows' | 'topics'; slug: string },
  ): Promise<SettingsReference[]>;
  /** The titles of videos that use files. */
  describeUses(tx: Tx, itemIds: readonly string[]): Promise<FileUse[]>;
};
