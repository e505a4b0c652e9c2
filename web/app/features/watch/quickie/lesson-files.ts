import { isLanguageCode } from '@danube/contract/locale.ts';
import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import full from './lesson.mp4?url&no-inline';
import preview from './lesson-preview.mp4?url&no-inline';

/** The sample lesson, for members and for visitors. */
export const lessonFiles = { full, preview };

// Always as files: the content security policy doesn't allow players to use inline data.
const captions = import.meta.glob<string>('./captions/*.vtt', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** The lesson's captions in every available language. */
export const lessonCaptions: Playable['captions'] = Object.entries(captions).flatMap(
  ([path, url]) => {
    const language = /([a-z]+)\.vtt$/.exec(path)?.[1];
    return isLanguageCode(language) ? [{ language, url }] : [];
  },
);
