import { fileNameSchema } from '@danube/contract/media/media.schemas.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uploadName } from './upload-name.ts';

describe('uploadName', () => {
  it('keeps a good name as it is, and the ending of a long one', () => {
    expect(uploadName('Úvod do grafov.mp4')).toBe('Úvod do grafov.mp4');
    expect(uploadName(`${'a'.repeat(200)}.mp4`)).toMatch(/^a{156}\.mp4$/);
  });

  it('makes of every name one that the server accepts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 250 }), (name) => {
        expect(fileNameSchema.safeParse(uploadName(name)).success).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
