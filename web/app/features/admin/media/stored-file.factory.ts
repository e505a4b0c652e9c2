import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import {
  type FileUse,
  fileIdSchema,
  type StoredFile,
} from '@danube/contract/media/media.schemas.ts';

export function fileIdOf(number: number) {
  return fileIdSchema.parse(`00000000-0000-4000-8000-${String(number).padStart(12, '0')}`);
}

export function makeStoredFile(overrides: Partial<StoredFile> = {}): StoredFile {
  return {
    id: fileIdOf(1),
    name: 'reading-the-line.mp4',
    purpose: 'video',
    state: 'ready',
    refusal: null,
    bytes: 35_861_299,
    contentType: 'video/mp4',
    sha256: 'a3'.repeat(32),
    durationSeconds: 247,
    width: 1920,
    height: 1080,
    pageCount: null,
    uploadedBy: { id: userIdSchema.parse('admin-1'), name: 'Anna Kovač' },
    createdAt: new Date('2026-11-10T17:30:00Z'),
    ...overrides,
  };
}

export function makeUse(overrides: Partial<FileUse> = {}): FileUse {
  return {
    kind: 'course',
    itemId: '00000000-0000-4000-8000-000000000099',
    slug: 'fast-track',
    title: 'Fast Track',
    ...overrides,
  };
}
