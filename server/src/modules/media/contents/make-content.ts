import type { ConvertedContent, SourceContent } from './content.ts';

/**
 * Converts an upload to what is served, or throws a Refusal. Libraries are loaded lazily: each
 * process needs only one of them.
 */
export async function makeContent(given: SourceContent): Promise<ConvertedContent> {
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
