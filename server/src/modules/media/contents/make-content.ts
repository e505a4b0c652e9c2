import type { GivenContent, MadeContent } from './content.ts';

/**
 * Makes what is served of what came, or throws a Refusal. Loaded when wanted: a program that
 * makes one thing needs the library for that thing only.
 */
export async function makeContent(given: GivenContent): Promise<MadeContent> {
  switch (given.purpose) {
    case 'picture':
      return (await import('./picture.ts')).makePicture(given);
    case 'document':
      return (await import('./document.ts')).makeDocument(given);
    case 'captions':
      return (await import('./captions.ts')).makeCaptions(given);
    case 'source':
      return (await import('./source.ts')).makeSource(given);
    case 'course':
      return (await import('./course-archive.ts')).makeCourseArchive(given);
    case 'audio':
      return (await import('./audio.ts')).makeAudio(given);
    case 'video':
      return (await import('./video.ts')).makeVideo(given);
  }
}
