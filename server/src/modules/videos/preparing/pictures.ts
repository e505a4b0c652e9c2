import { join } from 'node:path';
import { formatCueTime } from '../format-cue-time.ts';
import { type Encoding, runFfmpeg } from './encode.ts';

const posterWidth = 1280;
const tile = { width: 160, columns: 10 } as const;
/** A long video has fewer thumbnails per minute, so that the sheet stays small. */
const maxTiles = 200;

/**
 * The picture shown at this second; without one, a representative frame from the first third,
 * selected by ffmpeg's thumbnail filter.
 */
export async function drawPoster(encoding: Encoding, second: number | undefined): Promise<string> {
  const path = join(encoding.folder, 'poster.jpg');
  const { seconds, framesPerSecond } = encoding.film;
  const among = `trim=end=${Math.max(1, seconds / 3)}`;
  const chosen = `thumbnail=n=${Math.ceil(framesPerSecond * 10)}`;
  // A slide has a single frame when it appears: `fps` repeats it until the next one.
  const shown = `fps=1:round=up,trim=start=${second}`;
  const frame = second === undefined ? `${among},${chosen}` : shown;
  await runFfmpeg(encoding, [
    '-map',
    '0:v:0',
    '-an',
    '-vf',
    `${frame},scale='min(${posterWidth},iw)':-2`,
    '-frames:v',
    '1',
    '-q:v',
    '4',
    '-map_metadata',
    '-1',
    path,
  ]);
  return path;
}

export type Thumbnails = { readonly path: string; readonly vtt: string };

/** One sheet of thumbnails, and the times each one covers. */
export async function drawThumbnails(encoding: Encoding): Promise<Thumbnails> {
  const { film, folder } = encoding;
  const path = join(folder, 'thumbnails.jpg');
  const every = Math.max(2, Math.ceil(film.seconds / maxTiles));
  const count = Math.max(1, Math.ceil(film.seconds / every));
  const height = Math.max(2, Math.round((tile.width * film.height) / film.width / 2) * 2);
  const rows = Math.ceil(count / tile.columns);
  await runFfmpeg(encoding, [
    '-map',
    '0:v:0',
    '-an',
    '-vf',
    `fps=1/${every}:round=up,scale=${tile.width}:${height},tile=${tile.columns}x${rows}`,
    '-frames:v',
    '1',
    '-q:v',
    '6',
    '-map_metadata',
    '-1',
    path,
  ]);
  return { path, vtt: thumbnailCues({ seconds: film.seconds, every, height }) };
}

/** WebVTT whose cues refer to areas of the sheet. */
function thumbnailCues(sheet: { seconds: number; every: number; height: number }): string {
  const { seconds, every, height } = sheet;
  const cues = Array.from({ length: Math.max(1, Math.ceil(seconds / every)) }, (_, index) => {
    const from = index * every;
    const until = Math.max(from + 0.001, Math.min(seconds, from + every));
    const x = (index % tile.columns) * tile.width;
    const y = Math.floor(index / tile.columns) * height;
    const place = `thumbnails.jpg#xywh=${x},${y},${tile.width},${height}`;
    return `${formatCueTime(from)} --> ${formatCueTime(until)}\n${place}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
