import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { type ManagedVideo, videoIdSchema } from '@danube/contract/videos/videos.schemas.ts';

export function videoIdOf(number: number) {
  return videoIdSchema.parse(`00000000-0000-4000-9000-${String(number).padStart(12, '0')}`);
}

export function makeVideo(overrides: Partial<ManagedVideo> = {}): ManagedVideo {
  return {
    id: videoIdOf(1),
    slug: 'where-the-stop-goes',
    fileId: fileIdSchema.parse('00000000-0000-4000-8000-000000000001'),
    fileName: 'stop.mp4',
    language: 'en',
    words: {
      en: {
        title: 'Where the stop goes',
        description: 'One morning, one trade.',
        chapters: [
          { at: 0, title: 'The line' },
          { at: 90, title: 'The stop' },
        ],
      },
    },
    show: 'quickie',
    topics: ['risk'],
    publishedAt: new Date('2026-11-10T08:00:00Z'),
    state: 'ready',
    progress: 100,
    failure: null,
    seconds: 247,
    bytes: 35_861_299,
    captions: ['en'],
    audio: [],
    quickie: { scheduledDate: '2026-11-17', isActive: true },
    createdAt: new Date('2026-11-09T17:30:00Z'),
    ...overrides,
  };
}
