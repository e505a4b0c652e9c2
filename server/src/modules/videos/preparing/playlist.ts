import { type LanguageCode, languages } from '@danube/contract/locale.ts';

export type Segment = { readonly name: string; readonly seconds: number };

const segmentPattern = /^\d{5}\.m4s$/;

/**
 * Validates a playlist from our encoder. It must list exactly its own segments, and end: a player
 * is never sent anywhere else.
 */
export function validatePlaylist(
  playlist: string,
  present: readonly string[],
): { segments: readonly Segment[]; seconds: number } {
  const lines = playlist.split('\n').map((line) => line.trim());
  const segments: Segment[] = [];
  let seconds = 0;
  for (const line of lines) {
    const length = /^#EXTINF:([\d.]+),/.exec(line)?.[1];
    if (length !== undefined) seconds = Number(length);
    else if (line !== '' && !line.startsWith('#')) segments.push({ name: line, seconds });
  }
  const named = ['init.mp4', ...segments.map(({ name }) => name)];
  const isWhole =
    lines.includes('#EXT-X-ENDLIST') &&
    lines.includes('#EXT-X-MAP:URI="init.mp4"') &&
    segments.length > 0 &&
    segments.every(({ name, seconds: long }) => segmentPattern.test(name) && long > 0) &&
    named.toSorted().join() === present.toSorted().join();
  if (!isWhole) throw new Error('the playlist does not name its segments');
  return { segments, seconds: segments.reduce((sum, segment) => sum + segment.seconds, 0) };
}

export type VideoRendition = {
  readonly width: number;
  readonly height: number;
  readonly bandwidth: number;
  readonly codecs: string;
};

export type PlaylistTrack = { readonly language: LanguageCode; readonly bandwidth: number };

const audioCodec = 'mp4a.40.2';

/**
 * The master playlist: the renditions by relative URL, and the audio tracks. The first track is the
 * default.
 */
export function renderMasterPlaylist(
  renditions: readonly (VideoRendition & { readonly address: string })[],
  { tracks, folder }: { tracks: readonly PlaylistTrack[]; folder: 'full' | 'preview' },
): string {
  const loudest = Math.max(0, ...tracks.map(({ bandwidth }) => bandwidth));
  const hasTracks = tracks.length > 0;
  const media = tracks.map(
    ({ language }, index) =>
      `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",LANGUAGE="${language}",NAME="${nameOf(language)}",DEFAULT=${index === 0 ? 'YES' : 'NO'},AUTOSELECT=YES,CHANNELS="2",URI="${folder}/audio/${language}/index.m3u8"`,
  );
  const entries = renditions
    .toSorted((one, other) => one.bandwidth - other.bandwidth)
    .map(
      ({ address, width, height, bandwidth, codecs }) =>
        `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth + loudest},RESOLUTION=${width}x${height},CODECS="${hasTracks ? `${codecs},${audioCodec}` : codecs}"${hasTracks ? ',AUDIO="sound"' : ''}\n${address}`,
    );
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  return [...head, ...media, ...entries, ''].join('\n');
}

function nameOf(code: LanguageCode): string {
  return languages.find((language) => language.code === code)?.nativeName ?? code;
}
