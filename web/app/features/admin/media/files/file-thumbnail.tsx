import type { FilePurpose, StoredFile } from '@danube/contract/media/media.schemas.ts';
import { Captions, Code, FileHeadphone, FileText, FileVideo, Image, Package } from 'lucide-react';
import { classNames } from '../../../../ui/class-names.ts';

const icons = {
  video: FileVideo,
  audio: FileHeadphone,
  captions: Captions,
  picture: Image,
  'lesson-picture': Image,
  document: FileText,
  source: Code,
  course: Package,
} satisfies Record<FilePurpose, typeof Image>;

const folders = new Map<FilePurpose, string>([
  ['picture', 'pictures'],
  ['lesson-picture', 'lesson-pictures'],
]);

type FileThumbnailProps = {
  file: Pick<StoredFile, 'id' | 'purpose' | 'state'>;
  size?: 'small' | 'large';
};

/** The image itself, or an icon of the file's purpose. Decorative: its name is next to it. */
export function FileThumbnail({ file, size = 'small' }: FileThumbnailProps) {
  const frame = classNames(
    'shrink-0 overflow-hidden rounded-md border border-rule bg-sunk text-ink-3',
    size === 'large' ? 'h-20 w-28' : 'size-11',
  );
  const folder = folders.get(file.purpose);
  if (folder && file.state === 'ready') {
    return (
      <img
        src={`/media/${folder}/${file.id}?w=480`}
        alt=""
        loading="lazy"
        decoding="async"
        className={`${frame} object-cover`}
      />
    );
  }
  const Icon = icons[file.purpose];
  return (
    <span aria-hidden="true" className={`${frame} grid place-items-center`}>
      <Icon className={size === 'large' ? 'size-7 stroke-[1.5]' : 'size-5 stroke-[1.75]'} />
    </span>
  );
}
