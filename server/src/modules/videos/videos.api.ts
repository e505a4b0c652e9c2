import type { Readable } from 'node:stream';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileUse, StoredFile } from '@danube/contract/media/media.schemas.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';

/** Pictures of a video by their names at its address. */
export const pictureNames = ['poster.jpg', 'thumbnails.jpg'] as const;

export type PictureName = (typeof pictureNames)[number];

export type TrackPlace = { readonly extent: 'full' | 'preview'; readonly language: string };

/**
 * What is sent of a video; null if it doesn't exist for this person. The full ones must be asked
 * for by members only: anyone who answers requests sees to that.
 */
export type StreamsApi = {
  /** `isPlay` is false if nothing is watched, and nothing is counted then. */
  master(actor: Actor, id: VideoId, viewing: { isPlay: boolean }): Promise<string | null>;
  playlist(actor: Actor, id: VideoId, name: string): Promise<string | null>;
  /** A link that lives two minutes. */
  piece(actor: Actor, id: VideoId, at: { name: string; piece: string }): Promise<string | null>;
  film(actor: Actor, id: VideoId): Promise<string | null>;
  /** `isCounted` is asked only where there is a preview. */
  previewPlaylist(
    actor: Actor,
    id: VideoId,
    viewing: { isCounted(): Promise<boolean> },
  ): Promise<string | null>;
  previewPiece(actor: Actor, id: VideoId, piece: string): Promise<string | null>;
  /** Of the size alone; `previewPlaylist` is what a player opens. */
  previewSize(actor: Actor, id: VideoId): Promise<string | null>;
  /** An audio track; `extent` says whether the whole of it or its beginning is meant. */
  audioPlaylist(actor: Actor, id: VideoId, at: TrackPlace): Promise<string | null>;
  audioPiece(actor: Actor, id: VideoId, at: TrackPlace & { piece: string }): Promise<string | null>;
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

export type VideosApi = {
  readonly streams: StreamsApi;
  /** A file was checked: if a video waits for it, it is prepared now. In the same transaction. */
  fileJudged(tx: Tx, file: Pick<StoredFile, 'id' | 'purpose'>): Promise<void>;
  /** Those of these films that ITV lists now and can be watched, with their titles. */
  findPublicFilms(
    tx: Tx,
    ids: readonly VideoId[],
    language: LanguageCode,
  ): Promise<{ id: VideoId; slug: string; title: string }[]>;
  /** What the videos that name files are called. */
  describeUses(tx: Tx, itemIds: readonly string[]): Promise<FileUse[]>;
};
