import { maxFileBytes } from '@danube/contract/media/media.schemas.ts';
import { videoExtensions, videoTypes } from '@danube/contract/videos/upload-rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import media from '../../../../../locales/en/media.json' with { type: 'json' };
import videos from '../../../../../locales/en/videos.json' with { type: 'json' };
import { findUploadError, maxVideoBytes } from './upload-rules.ts';

type Chosen = { name: string; type: string; size: number };

const faultOf = (file: Chosen | null) => findUploadError({ file, isSignedIn: true });
const film = { name: 'line.mp4', type: 'video/mp4', size: 1 };

const size = fc.integer({ min: 1, max: maxVideoBytes });
/** A name or type that doesn't look like a video. */
const stranger = fc
  .string()
  .filter((text) => !videoExtensions.some((ending) => text.toLowerCase().endsWith(ending)));

describe('what may be chosen as a video', () => {
  it('[R5.02] takes every listed type whatever the name, up to a gigabyte', () => {
    fc.assert(
      fc.property(fc.constantFrom(...videoTypes), stranger, size, (type, name, bytes) => {
        expect(faultOf({ name, type, size: bytes })).toBeNull();
      }),
    );
  });

  it('[R5.02] takes every listed ending, in any case, where the system names no type', () => {
    fc.assert(
      fc.property(fc.constantFrom(...videoExtensions), fc.string(), size, (ending, stem, bytes) => {
        expect(faultOf({ name: `${stem}${ending}`, type: '', size: bytes })).toBeNull();
        const shouted = `${stem}${ending.toUpperCase()}`;
        expect(faultOf({ name: shouted, type: '', size: bytes })).toBeNull();
      }),
    );
  });

  it('[R5.02] takes nothing else', () => {
    const otherType = fc.constantFrom('', 'text/plain', 'image/png', 'video/x-matroska', 'video/');
    fc.assert(
      fc.property(stranger, otherType, fc.nat(), (name, type, bytes) => {
        expect(faultOf({ name, type, size: bytes })).toBe('media.wrongType.video');
      }),
    );
  });

  it('[R5.02] [R9.01d] takes exactly a gigabyte, and not a byte more', () => {
    expect(maxVideoBytes).toBe(maxFileBytes);
    expect(maxVideoBytes).toBe(1_073_741_824);
    expect(faultOf({ ...film, size: maxVideoBytes })).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: maxVideoBytes + 1 }), (bytes) => {
        expect(faultOf({ ...film, size: bytes })).toBe('media.tooLarge.file');
      }),
    );
  });

  it('[R5.02] wants a file that is not empty, from somebody who is signed in', () => {
    expect(faultOf(null)).toBe('media.noFile');
    expect(faultOf({ ...film, size: 0 })).toBe('media.emptyFile');
    expect(findUploadError({ file: film, isSignedIn: false })).toBe('videos.upload.signedOut');
  });

  it('[R8.02] says so in the words of the specification', () => {
    expect([
      media.wrongType.video,
      media.tooLarge.file,
      media.emptyFile,
      media.noFile,
      media.refusals.brokenVideo,
      videos.upload.signedOut,
    ]).toEqual([
      'Please select a valid video file (MP4, WebM, OGV, MOV, or AVI)',
      'File size must be less than 1GB',
      'File appears to be empty',
      'No file selected',
      'Failed to process video file',
      'User not authenticated',
    ]);
    expect(media.formats.video).toBe('Supported formats: MP4, WebM, OGV');
  });
});
