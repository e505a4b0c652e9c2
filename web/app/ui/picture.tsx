import type { ComponentProps } from 'react';

/** The result of an import that ends in `as=picture`. */
export type PictureSource = {
  readonly sources: Readonly<Record<string, string>>;
  readonly img: { readonly src: string; readonly w: number; readonly h: number };
};

type PictureProps = Pick<ComponentProps<'img'>, 'alt' | 'className' | 'fetchPriority'> & {
  source: PictureSource;
  alt: string;
  /** The rendered width, so that the browser doesn't load a larger file than needed. */
  sizes: string;
  /** Eager only above the fold. */
  loading?: 'lazy' | 'eager';
};

/** A raster image in the best format the browser supports. Reserves its space before it loads. */
export function Picture(props: PictureProps) {
  const { source, alt, sizes, loading = 'lazy', fetchPriority, className } = props;
  const { src, w, h } = source.img;
  return (
    <picture className="contents">
      {Object.entries(source.sources).map(([format, addresses]) => (
        <source key={format} type={`image/${format}`} srcSet={addresses} sizes={sizes} />
      ))}
      <img
        src={src}
        width={w}
        height={h}
        alt={alt}
        loading={loading}
        decoding="async"
        fetchPriority={fetchPriority}
        className={className}
      />
    </picture>
  );
}
