import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Cover } from '../../../ui/cover.tsx';

type ItemCoverProps = {
  item: Pick<ItemCard, 'kind' | 'slug' | 'title' | 'cover' | 'language'>;
  /** A small line on a drawn cover: the author, the instructor. */
  note?: string;
  /** The rendered width, so that the browser doesn't load a larger file than needed. */
  sizes: string;
  /** Above the fold, so it loads eagerly. */
  isFirst?: boolean;
  className?: string;
};

const widths = [480, 960, 1440] as const;

/** The uploaded image, or one drawn from the slug. Decorative: the title is next to it. */
export function ItemCover({ item, note, sizes, isFirst, className }: ItemCoverProps) {
  const { cover, kind, slug, title, language } = item;
  if (cover === null) {
    return (
      <div lang={language} className={className}>
        <Cover kind={kind} slug={slug} title={title} note={note} />
      </div>
    );
  }
  const pictureAt = (width: number) => `/media/pictures/${cover}?w=${width}`;
  return (
    <div className={classNames('cover', className)} data-kind={kind}>
      <img
        src={pictureAt(widths[1])}
        srcSet={widths.map((width) => `${pictureAt(width)} ${width}w`).join(', ')}
        sizes={sizes}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}
