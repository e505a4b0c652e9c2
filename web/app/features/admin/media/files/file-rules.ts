import type { FilePurpose } from '@danube/contract/media/media.schemas.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';

/** Repeated from the contract, whose schemas would be loaded in the browser. */
export const maxFileBytes = 1024 ** 3;
const maxPictureBytes = 50 * 1024 ** 2;

const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'];
const pictureEndings = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg'];

type FileRule = {
  readonly name: TextKey;
  readonly types: readonly string[];
  readonly endings: readonly string[];
  readonly maxBytes: number;
  readonly formats: TextKey;
  readonly wrongType: TextKey;
  readonly tooLarge: TextKey;
};

/**
 * What may be chosen for each purpose. The server checks the bytes; this only saves waiting. Where
 * two purposes accept the same file, an upload without a field gets the first.
 */
export const fileRules: Readonly<Record<FilePurpose, FileRule>> = {
  video: {
    name: 'media.purposes.video',
    types: ['video/mp4', 'video/webm', 'video/ogg', 'video/quicktime', 'video/x-msvideo'],
    endings: ['.mp4', '.webm', '.ogv', '.mov', '.avi'],
    maxBytes: maxFileBytes,
    formats: 'media.formats.video',
    wrongType: 'media.wrongType.video',
    tooLarge: 'media.tooLarge.file',
  },
  audio: {
    name: 'media.purposes.audio',
    types: ['audio/mp4', 'audio/x-m4a', 'audio/mpeg', 'audio/wav', 'audio/flac', 'audio/ogg'],
    endings: ['.m4a', '.mp3', '.wav', '.flac', '.ogg', '.oga'],
    maxBytes: maxFileBytes,
    formats: 'media.formats.audio',
    wrongType: 'media.wrongType.audio',
    tooLarge: 'media.tooLarge.file',
  },
  captions: {
    name: 'media.purposes.captions',
    types: ['text/vtt'],
    endings: ['.vtt'],
    maxBytes: maxFileBytes,
    formats: 'media.formats.captions',
    wrongType: 'media.wrongType.captions',
    tooLarge: 'media.tooLarge.file',
  },
  picture: {
    name: 'media.purposes.picture',
    types: pictureTypes,
    endings: pictureEndings,
    maxBytes: maxPictureBytes,
    formats: 'media.formats.picture',
    wrongType: 'media.wrongType.picture',
    tooLarge: 'media.tooLarge.picture',
  },
  'lesson-picture': {
    name: 'media.purposes.lessonPicture',
    types: pictureTypes,
    endings: pictureEndings,
    maxBytes: maxPictureBytes,
    formats: 'media.formats.picture',
    wrongType: 'media.wrongType.picture',
    tooLarge: 'media.tooLarge.picture',
  },
  document: {
    name: 'media.purposes.document',
    types: ['application/pdf'],
    endings: ['.pdf'],
    maxBytes: maxFileBytes,
    formats: 'media.formats.document',
    wrongType: 'media.wrongType.document',
    tooLarge: 'media.tooLarge.file',
  },
  source: {
    name: 'media.purposes.source',
    types: [],
    endings: ['.pine', '.mq4', '.mq5'],
    maxBytes: maxFileBytes,
    formats: 'media.formats.source',
    wrongType: 'media.wrongType.source',
    tooLarge: 'media.tooLarge.file',
  },
  course: {
    name: 'media.purposes.course',
    types: ['application/zip', 'application/x-zip-compressed'],
    endings: ['.zip'],
    maxBytes: maxFileBytes,
    formats: 'media.formats.course',
    wrongType: 'media.wrongType.course',
    tooLarge: 'media.tooLarge.file',
  },
};

type ChosenFile = { readonly name: string; readonly type: string; readonly size: number };

/** What is wrong with the chosen file, or null. Its type or its extension is enough. */
export function findFileError(file: ChosenFile | undefined, purpose: FilePurpose): TextKey | null {
  if (!file) return 'media.noFile';
  const rule = fileRules[purpose];
  const hasType = rule.types.includes(file.type.toLowerCase());
  if (!hasType && !hasEnding(file.name, rule.endings)) return rule.wrongType;
  if (file.size > rule.maxBytes) return rule.tooLarge;
  if (file.size === 0) return 'media.emptyFile';
  return null;
}

/** What a file of this name is usually for; null if that can't be determined. */
export function guessPurpose(name: string): FilePurpose | null {
  const purposes = Object.entries(fileRules);
  const found = purposes.find(([, { endings }]) => hasEnding(name, endings));
  // Object.entries loses the key type; the table is keyed by purpose.
  return found ? (found[0] as FilePurpose) : null;
}

export function isPicture(purpose: FilePurpose): boolean {
  return purpose === 'picture' || purpose === 'lesson-picture';
}

/** For the browser's file chooser. */
export function acceptOf(purpose: FilePurpose): string {
  const { types, endings } = fileRules[purpose];
  return [...types, ...endings].join(',');
}

function hasEnding(name: string, endings: readonly string[]): boolean {
  return endings.some((ending) => name.toLowerCase().endsWith(ending));
}
