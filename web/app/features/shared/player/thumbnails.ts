/** One thumbnail of the timeline, as a region of a sprite. */
export type Thumbnail = {
  readonly from: number;
  readonly to: number;
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const cue =
  /(?:(\d+):)?(\d{2}):(\d{2}[.]\d{3})\s+-->\s+(?:(\d+):)?(\d{2}):(\d{2}[.]\d{3})[^\n]*\n(\S+)/g;
const place = /^(.*)#xywh=(\d+),(\d+),(\d+),(\d+)$/;

/** Parses a WebVTT file of thumbnails; its URLs are relative to the file. */
export function readThumbnails(text: string, address: string): readonly Thumbnail[] {
  return [...text.replaceAll('\r\n', '\n').matchAll(cue)].flatMap((match) => {
    const [, fromHour, fromMinute, fromSecond, toHour, toMinute, toSecond, payload = ''] = match;
    const [, sheet, x, y, width, height] = place.exec(payload) ?? [];
    if (!sheet) return [];
    return {
      from: seconds(fromHour, fromMinute, fromSecond),
      to: seconds(toHour, toMinute, toSecond),
      url: new URL(sheet, address).href,
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    };
  });
}

export function thumbnailAt(all: readonly Thumbnail[], second: number): Thumbnail | undefined {
  return all.findLast(({ from }) => from <= second) ?? all[0];
}

/** Errors are ignored: without thumbnails only the time is shown. */
export async function fetchThumbnails(url: string): Promise<readonly Thumbnail[]> {
  try {
    const answer = await fetch(url);
    return answer.ok ? readThumbnails(await answer.text(), answer.url) : [];
  } catch {
    return [];
  }
}

function seconds(hour = '0', minute = '0', second = '0'): number {
  return Number(hour) * 3_600 + Number(minute) * 60 + Number(second);
}
