import type { LanguageCode } from '@danube/contract/locale.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import type { Actor } from '../../../platform/actor.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import { isStaffFor } from '../../../platform/guard.ts';
import type { Storage } from '../../../platform/storage.ts';
import { StorageUnavailableError } from '../../../platform/storage-failure.ts';
import type { AudioRendition } from '../audio-rendition.ts';
import { findCues } from '../library/captions.repository.ts';
import { findRenditionsOf, findTracks, type Track } from '../library/find-tracks.ts';
import { isShown } from '../library/read-video.ts';
import { renderMasterPlaylist } from '../preparing/playlist.ts';
import { pictureKey, segmentKey, videoKey } from '../video-keys.ts';
import type { PictureName, StreamsApi, TrackSelection } from '../videos.api.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { findRendition, findVideo, type VideoRow } from '../videos.repository.ts';
import { countViewing } from '../watching/viewing.repository.ts';
import { writeCaptions } from './write-captions.ts';

/** Long enough for one segment on a slow connection; each request signs a new link. */
const linkSeconds = 120;
const preview = 'preview';

type Prepared = VideoRow & { readonly take: string };

/** The only gate: every part of a video is checked here. */
export function createStreams(deps: VideosDependencies): StreamsApi {
  const { db, clock } = deps;

  /** Public videos; for administrators also unpublished ones. */
  async function findAllowed(actor: Actor, id: VideoId): Promise<Prepared | null> {
    const video = await findVideo(db, id);
    if (!video || video.take === null) return null;
    const isEditor = actor.kind === 'member' && isStaffFor(actor, 'content');
    if (!isEditor && !(await isShown(db, video, clock.now()))) return null;
    return { ...video, take: video.take };
  }

  async function findTrack(actor: Actor, id: VideoId, { extent, language }: TrackSelection) {
    const video = await findAllowed(actor, id);
    const tracks = video ? await findTracks(db, video) : [];
    const track = tracks.find((one) => one.language === language);
    return track ? { ...track[extent], keyOf: track.keyOf } : null;
  }

  const renditionOf = (video: Prepared, name: string) => findRendition(db, video, name);

  const link = (key: string) =>
    requireStorage(deps).presignGet(key, { expiresInSeconds: linkSeconds });
  const today = () => formatAcademyDay(clock.now());

  return {
    async master(actor, id, { isPlay }) {
      const video = await findAllowed(actor, id);
      if (!video) return null;
      if (isPlay) await countViewing(db, { videoId: id, day: today() }, { plays: 1 });
      const renditions = (await findRenditionsOf(db, video)).filter(
        ({ name, width }) => name !== preview && width > 0,
      );
      return renderMasterPlaylist(
        renditions.map((one) => ({ ...one, address: `full/${one.name}/index.m3u8` })),
        { tracks: playlistTracks(await findTracks(db, video), 'full'), folder: 'full' },
      );
    },
    async playlist(actor, id, name) {
      const video = name === preview ? null : await findAllowed(actor, id);
      return video && ((await renditionOf(video, name))?.playlist ?? null);
    },
    async segment(actor, id, { name, segment }) {
      const video = name === preview ? null : await findAllowed(actor, id);
      const rendition = video && (await renditionOf(video, name));
      if (!video || !rendition?.objects.some((object) => object.name === segment)) return null;
      return link(segmentKey(video, name, segment));
    },
    async film(actor, id) {
      const video = await findAllowed(actor, id);
      return video && link(videoKey(video.folder));
    },
    async previewPlaylist(actor, id, { isCounted }) {
      const video = await findAllowed(actor, id);
      const rendition = video && (await renditionOf(video, preview));
      if (!video || !rendition) return null;
      if (await isCounted()) {
        await countViewing(db, { videoId: id, day: today() }, { previews: 1 });
      }
      const tracks = playlistTracks(await findTracks(db, video), preview);
      const master = [{ ...rendition, address: `${preview}/index.m3u8` }];
      if (tracks.length > 0) return renderMasterPlaylist(master, { tracks, folder: preview });
      // Its segments are in a separate folder next to this playlist's URL.
      return inFolder(rendition.playlist, preview);
    },
    async previewSegment(actor, id, segment) {
      const video = await findAllowed(actor, id);
      const rendition = video && (await renditionOf(video, preview));
      if (!video || !rendition?.objects.some((object) => object.name === segment)) return null;
      return link(segmentKey(video, preview, segment));
    },
    async previewRendition(actor, id) {
      const video = await findAllowed(actor, id);
      return video && ((await renditionOf(video, preview))?.playlist ?? null);
    },
    ...audioStreams(findTrack, link),
    ...imagesAndCaptions(deps, findAllowed),
  };
}

function requireStorage({ storage }: Pick<VideosDependencies, 'storage'>): Storage {
  if (!storage) throw new StorageUnavailableError('no storage is configured');
  return storage;
}

/** Images and captions, which are the same for everyone who may see the video. */
function imagesAndCaptions(
  deps: VideosDependencies,
  findAllowed: (actor: Actor, id: VideoId) => Promise<Prepared | null>,
): Pick<StreamsApi, 'picture' | 'describePicture' | 'thumbnails' | 'captions'> {
  return {
    async picture(actor, id, name: PictureName) {
      const video = await findAllowed(actor, id);
      return video && requireStorage(deps).get(pictureKey(video, name));
    },
    async describePicture(actor, id, name: PictureName) {
      const video = await findAllowed(actor, id);
      return video && requireStorage(deps).head(pictureKey(video, name));
    },
    async thumbnails(actor, id) {
      return (await findAllowed(actor, id))?.thumbnails ?? null;
    },
    async captions(actor, id, language: LanguageCode) {
      const video = await findAllowed(actor, id);
      const cues = video && (await findCues(deps.db, id, language));
      return cues && writeCaptions(cues);
    },
  };
}

type FindTrack = (
  actor: Actor,
  id: VideoId,
  at: TrackSelection,
) => Promise<(AudioRendition & Pick<Track, 'keyOf'>) | null>;

function audioStreams(
  findTrack: FindTrack,
  link: (key: string) => Promise<string>,
): Pick<StreamsApi, 'audioPlaylist' | 'audioSegment'> {
  return {
    async audioPlaylist(actor, id, at) {
      return (await findTrack(actor, id, at))?.playlist ?? null;
    },
    async audioSegment(actor, id, { segment, ...at }) {
      const track = await findTrack(actor, id, at);
      if (!track?.objects.some((object) => object.name === segment)) return null;
      return link(track.keyOf(at.extent, segment));
    },
  };
}

function playlistTracks(tracks: readonly Track[], extent: TrackSelection['extent']) {
  return tracks.map((track) => ({
    language: track.language,
    bandwidth: track[extent].bandwidth,
  }));
}

/** The same playlist, for a URL one folder above its segments. */
function inFolder(playlist: string, folder: string): string {
  return playlist
    .replace('URI="init.mp4"', `URI="${folder}/init.mp4"`)
    .replaceAll(/^(\d{5}\.m4s)$/gm, `${folder}/$1`);
}
