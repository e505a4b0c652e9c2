import {
  type VideoCard,
  type VideoPage,
  videoIdSchema,
} from '@danube/contract/videos/videos.schemas.ts';

let made = 0;

/** Ids that are unique within a test file. */
function nextId(): string {
  made += 1;
  return `0198f3a2-7c1e-7b6a-9d44-${made.toString(16).padStart(12, '0')}`;
}

export function makeVideoCard(overrides: Partial<VideoCard> = {}): VideoCard {
  return {
    id: videoIdSchema.parse(nextId()),
    slug: 'why-the-dax-gaps',
    title: 'Why the DAX gaps at nine',
    language: 'en',
    availableIn: ['en'],
    show: 'quickie',
    topics: ['dax', 'levels'],
    seconds: 754,
    publishedAt: new Date('2026-11-12T08:00:00Z'),
    ...overrides,
  };
}

export function makeVideoPage(overrides: Partial<VideoPage> = {}): VideoPage {
  const card = makeVideoCard(overrides);
  const at = `/media/videos/${card.id}`;
  return {
    ...card,
    description: 'The share market sleeps, prices do not.\n\nThree lines are worth drawing.',
    playable: {
      id: card.id,
      title: card.title,
      seconds: card.seconds,
      full: `${at}/full.m3u8`,
      fallback: `${at}/fallback.mp4`,
      preview: `${at}/preview.m3u8`,
      poster: `${at}/poster.jpg`,
      thumbnails: `${at}/thumbnails.vtt`,
      captions: [],
      hasSound: false,
      audio: [],
      chapters: [
        { at: 0, title: 'While Frankfurt sleeps' },
        { at: 62, title: 'Three lines at nine' },
        { at: 240, title: 'The first stop' },
      ],
    },
    transcript: {
      language: 'en',
      lines: [
        { at: 0.5, text: 'Good morning.' },
        { at: 4, text: 'The market opens at nine.' },
        { at: 19.2, text: 'Draw three lines.' },
      ],
    },
    related: [makeVideoCard({ slug: 'the-second-stop', title: 'The second stop', show: 'method' })],
    ...overrides,
  };
}
