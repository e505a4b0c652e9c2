import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import { type CoverKind, type CoverMark, type CoverPalette, coverShape } from './cover-shape.ts';
import { coverTitleLines, coverTitleSize } from './cover-title.ts';

type CoverProps = {
  /** Seed of the drawing. */
  slug: string;
  kind: CoverKind;
  title: string;
  /** A small line under the title: the author, the instructor, the market. */
  note?: string;
  className?: string;
};

/** Decorative: callers show the title as a heading next to it. */
export function Cover({ slug, kind, title, note, className }: CoverProps) {
  const shape = coverShape(slug, kind);
  const size = coverTitleSize(title, kind);
  // Custom properties are valid styles; React's type doesn't include them.
  const style = {
    '--cover-ground': shape.palette.ground,
    '--cover-ink': shape.palette.ink,
    '--cover-size': `${size}cqi`,
    '--cover-lines': coverTitleLines(size, kind),
  } as CSSProperties;
  return (
    <div
      className={classNames('cover', className)}
      data-kind={kind}
      style={style}
      aria-hidden="true"
    >
      <svg viewBox={`0 0 ${shape.width} ${shape.height}`} aria-hidden="true" strokeLinejoin="round">
        {shape.marks.map((mark) => (
          <path key={mark.path} d={mark.path} {...markPaint(mark, shape.palette)} />
        ))}
      </svg>
      <div className="cover-text">
        <p className="cover-title">{title}</p>
        {note ? <p className="cover-note">{note}</p> : null}
      </div>
    </div>
  );
}

/** A mark with a width is a stroke; one with a fill is an area; ridges are both. */
function markPaint(mark: CoverMark, palette: CoverPalette) {
  const isArea = mark.path.endsWith('z');
  const isGround = mark.fill === 'ground';
  return {
    fill: isArea ? palette[isGround ? 'ground' : 'line'] : 'none',
    stroke: strokeColour(isArea, isGround, palette),
    strokeWidth: mark.width === undefined ? undefined : Number(mark.width.toFixed(1)),
    opacity: mark.opacity === undefined ? undefined : Number(mark.opacity.toFixed(2)),
    strokeDasharray: mark.dash,
  };
}

function strokeColour(isArea: boolean, isGround: boolean, palette: CoverPalette) {
  if (isArea) return isGround ? palette.line : undefined;
  return isGround ? palette.ground : palette.line;
}
