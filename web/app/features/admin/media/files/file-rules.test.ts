import { maxFileBytes as contractMaxFileBytes } from '@danube/contract/media/media.schemas.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import media from '../../../../../../locales/en/media.json' with { type: 'json' };
import { acceptOf, fileRules, findFileError, guessPurpose, maxFileBytes } from './file-rules.ts';
import { rejectionText } from './file-texts.ts';

const fileOf = (own: { name?: string; type?: string; size?: number } = {}) => ({
  name: 'lesson.mp4',
  type: 'video/mp4',
  size: 1,
  ...own,
});

describe('what may be uploaded', () => {
  it.each([
    ['video/mp4', 'a.mp4'],
    ['video/webm', 'a.webm'],
    ['video/ogg', 'a.ogv'],
    ['video/quicktime', 'a.mov'],
    ['video/x-msvideo', 'a.avi'],
  ])('[R5.02] takes a video by its type %s or by its ending %s', (type, name) => {
    expect(findFileError(fileOf({ type, name: 'without-ending' }), 'video')).toBeNull();
    expect(findFileError(fileOf({ type: '', name: name.toUpperCase() }), 'video')).toBeNull();
    expect(acceptOf('video')).toContain(type);
  });

  it('[R5.02] takes a video of exactly a gigabyte and not a byte more, and no empty one', () => {
    expect(findFileError(fileOf({ size: maxFileBytes }), 'video')).toBeNull();
    expect(findFileError(fileOf({ size: maxFileBytes + 1 }), 'video')).toBe('media.tooLarge.file');
    expect(findFileError(fileOf({ size: 0 }), 'video')).toBe('media.emptyFile');
    expect(findFileError(fileOf({ type: 'image/gif', name: 'a.gif' }), 'video')).toBe(
      'media.wrongType.video',
    );
    expect(findFileError(undefined, 'video')).toBe('media.noFile');
    expect(maxFileBytes).toBe(contractMaxFileBytes);
  });

  it('[R5.02] [R8.02] says what is wrong, and which formats are supported, in the agreed words', () => {
    expect([
      media.wrongType.video,
      media.tooLarge.file,
      media.emptyFile,
      media.noFile,
      media.refusals.brokenVideo,
      media.formats.video,
    ]).toEqual([
      'Please select a valid video file (MP4, WebM, OGV, MOV, or AVI)',
      'File size must be less than 1GB',
      'File appears to be empty',
      'No file selected',
      'Failed to process video file',
      'Supported formats: MP4, WebM, OGV',
    ]);
    expect(rejectionText({ refusal: 'broken', purpose: 'video' })).toBe(
      'media.refusals.brokenVideo',
    );
    expect(media.problems.signedOut).toContain('User not authenticated');
  });

  it('guesses from the ending what a file is for, and only what then accepts it', () => {
    expect(guessPurpose('Fast Track.ZIP')).toBe('course');
    expect(guessPurpose('notes.txt')).toBeNull();
    // Only the editor of a lesson uploads its pictures; elsewhere an image is for the public site.
    const { 'lesson-picture': _, ...guessed } = fileRules;
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...Object.values(guessed)), (stem, rule) => {
        for (const ending of rule.endings) {
          const purpose = guessPurpose(`${stem}${ending}`);
          expect(purpose && fileRules[purpose]).toBe(rule);
        }
      }),
    );
  });
});
