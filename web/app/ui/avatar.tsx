import { classNames } from './class-names.ts';
import { hashText } from './line/random.ts';

type AvatarProps = {
  name: string;
  /** Covers the initials once it has loaded; without an image the initials stay visible. */
  src?: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
};

const sizes = { small: 'size-8 text-2xs', medium: 'size-10 text-sm', large: 'size-16 text-xl' };

const tones = [
  'bg-river-wash text-river-ink',
  'bg-info-wash text-info',
  'bg-risk-wash text-risk',
  'bg-rise-wash text-rise',
];

/** Decorative: callers always show the name next to it. */
export function Avatar({ name, src, size = 'medium', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold',
        sizes[size],
        tones[hashText(name) % tones.length],
        className,
      )}
    >
      {initials(name)}
      {src ? (
        <img src={src} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
      ) : null}
    </span>
  );
}

/** First letters of the first and last word; works in every EU script. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}
