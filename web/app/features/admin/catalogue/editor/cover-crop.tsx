import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useTexts } from '../../../../lib/texts.tsx';

/** Aspect ratios of covers by kind, as in `cover.css`. */
const shapes = {
  course: [4, 5],
  book: [5, 7],
  indicator: [4, 3],
  package: [4, 3],
  'fact-sheet': [210, 297],
} as const satisfies Record<ItemKind, readonly [number, number]>;

/** The whole image, with the cropped part darkened. */
export function CoverCrop({ picture, kind }: { picture: string; kind: ItemKind }) {
  const t = useTexts('editor');
  const [width, height] = shapes[kind];
  const far = Math.max(width, height) * 10;
  const around = `M${-far} ${-far}H${far}V${far}H${-far}Z`;
  return (
    <figure className="grid gap-2">
      <div className="relative w-fit overflow-hidden rounded-sm">
        <img src={`/media/pictures/${picture}?w=480`} alt="" className="max-h-48 w-auto" />
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          className="absolute inset-0 size-full overflow-visible"
        >
          <path
            d={`${around}M0 0H${width}V${height}H0Z`}
            fillRule="evenodd"
            className="fill-black/60"
          />
        </svg>
      </div>
      <figcaption className="type-small">{t('editor.facts.coverCrop')}</figcaption>
    </figure>
  );
}
