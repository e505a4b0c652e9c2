import type { Playable, VideoId } from '@danube/contract/videos/videos.schemas.ts';

export function makePlayable(parts: Partial<Playable> = {}): Playable {
  const folder = '/media/videos/7d9f1c52-3c4e-4f0e-9a51-2f1f3c6f9b10';
  return {
    // The server creates branded ids; tests needn't validate theirs.
    id: '7d9f1c52-3c4e-4f0e-9a51-2f1f3c6f9b10' as VideoId,
    title: 'Where the trend ends',
    seconds: 300,
    full: `${folder}/full.m3u8`,
    fallback: `${folder}/fallback.mp4`,
    preview: `${folder}/preview.m3u8`,
    poster: `${folder}/poster.jpg`,
    thumbnails: `${folder}/thumbnails.vtt`,
    captions: [
      { language: 'en', url: `${folder}/captions/en.vtt` },
      { language: 'de', url: `${folder}/captions/de.vtt` },
    ],
    hasSound: true,
    audio: [],
    chapters: [
      { at: 0, title: 'The last high' },
      { at: 120, title: 'The first lower one' },
    ],
    ...parts,
  };
}
