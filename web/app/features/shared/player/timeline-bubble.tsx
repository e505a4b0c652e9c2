import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import { useEffect, useState } from 'react';
import { clockTime } from './clock-time.ts';
import { placeStyle } from './slider-style.ts';
import { fetchThumbnails, type Thumbnail, thumbnailAt } from './thumbnails.ts';

/** The tooltip of the timeline. Its thumbnails are loaded on first hover. */
export function TimelineBubble(props: { playable: Playable; second: number; share: number }) {
  const { playable, second, share } = props;
  const thumbnail = thumbnailAt(useThumbnails(playable.thumbnails), second);
  const chapter = playable.chapters.findLast(({ at }) => at <= second);
  return (
    <div aria-hidden="true" className="player-bubble" style={placeStyle(share)}>
      {thumbnail ? <ThumbnailPicture thumbnail={thumbnail} /> : null}
      {chapter ? <span className="max-w-40 truncate px-2 pt-1">{chapter.title}</span> : null}
      <span className="tabular px-2 py-1 font-[560]">{clockTime(second)}</span>
    </div>
  );
}

function ThumbnailPicture({ thumbnail }: { thumbnail: Thumbnail }) {
  const { url, x, y, width, height } = thumbnail;
  return (
    <span
      className="block"
      style={{
        inlineSize: width,
        blockSize: height,
        background: `url("${url}") -${x}px -${y}px no-repeat`,
      }}
    />
  );
}

/** One list per file, cached while the page is open. */
const lists = new Map<string, Promise<readonly Thumbnail[]>>();

function useThumbnails(url: string): readonly Thumbnail[] {
  const [thumbnails, setThumbnails] = useState<readonly Thumbnail[]>([]);
  useEffect(() => {
    if (!url) return undefined;
    let isGone = false;
    const list = lists.get(url) ?? fetchThumbnails(url);
    lists.set(url, list);
    void list.then((found) => (isGone ? undefined : setThumbnails(found)));
    return () => {
      isGone = true;
    };
  }, [url]);
  return thumbnails;
}
