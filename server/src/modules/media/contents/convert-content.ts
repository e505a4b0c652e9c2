import type { ConvertedContent, SourceContent } from './content.ts';

/**
 * Converts an upload to what is served, or throws a FileRejectedError. Libraries are loaded lazily: each
 * process needs only one of them.
 */
export async function convertContent(given: SourceContent): Promise<ConvertedContent> {
  switch (given.purpose) {
    case 'picture':
    case 'lesson-picture':
      return (await import('./picture.ts')).convertPicture(given);
    case 'document':
      return (await import('./document.ts')).convertDocument(given);
    case 'captions':
      return (await import('./captions.ts')).convertCaptions(given);
    case 'source':
      return (await import('./source.ts')).convertSource(given);
    case 'course':
      return (await import('./course-archive.ts')).convertCourseArchive(given);
    case 'audio':
      return (await import('./audio.ts')).convertAudio(given);
    case 'video':
      return (await import('./video.ts')).convertVideo(given);
  }
}
