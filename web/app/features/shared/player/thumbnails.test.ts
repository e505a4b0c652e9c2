import { describe, expect, it } from 'vitest';
import { readThumbnails, thumbnailAt } from './thumbnails.ts';

const address = 'https://danube.example/media/videos/1/thumbnails.vtt';
const file = `WEBVTT

00:00.000 --> 00:05.000
thumbnails.jpg#xywh=0,0,160,90

1
00:00:05.000 --> 01:00:00.500
thumbnails.jpg#xywh=160,90,160,90
`;

describe('thumbnails', () => {
  it('are read with their time, sheet and place on it', () => {
    const sheet = { url: 'https://danube.example/media/videos/1/thumbnails.jpg' };
    const size = { width: 160, height: 90 };
    expect(readThumbnails(file, address)).toEqual([
      { from: 0, to: 5, ...sheet, x: 0, y: 0, ...size },
      { from: 5, to: 3600.5, ...sheet, x: 160, y: 90, ...size },
    ]);
    expect(readThumbnails(file.replaceAll('\n', '\r\n'), address)).toHaveLength(2);
  });

  it('are found by the second they show, and the last one stays to the end', () => {
    const all = readThumbnails(file, address);
    expect([0, 4.9, 5, 9_999].map((second) => thumbnailAt(all, second)?.x)).toEqual([
      0, 0, 160, 160,
    ]);
    expect(thumbnailAt([], 3)).toBeUndefined();
  });

  it('are left out where a line names no picture', () => {
    expect(readThumbnails('WEBVTT\n\n00:00.000 --> 00:05.000\nwords', address)).toEqual([]);
  });
});
